import { useState } from 'react';
import type { ReactNode } from 'react';
import { MarginLayout } from '../components/MarginLayout';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { SubNavigation } from '../components/SubNavigation';
import type { Language } from '../i18n/languages';
import { SchemePicker } from './SchemePicker';
import type { SchemeMessages } from './SchemePicker';
import { InBothSchemes } from './Specimen';

/** The page context of every chapter of the style guide, from styleguide/samples. */
export type ElementsContext<Part extends string, State extends string> = {
  lang: Language;
  heading: string;
  intro: string;
  contents: string;
  schemes: SchemeMessages;
  /** Links to all parts, of this page and of the other chapters. */
  links: { title: string; href: string }[];
  /** The parts of this page. */
  parts: { id: Part; title: string }[];
  /** Descriptions of the states in which components are shown. */
  states: Record<State, string>;
};

type Props<Part extends string> = Pick<
  ElementsContext<Part, string>,
  'heading' | 'intro' | 'contents' | 'schemes' | 'links' | 'parts'
> & { children: Record<Part, ReactNode> };

/** A chapter of the style guide: its parts, and in the margin links to the parts of all chapters. */
export function ElementsPage<Part extends string>({
  heading,
  intro,
  contents,
  schemes,
  links,
  parts,
  children,
}: Props<Part>) {
  const [isInBoth, setInBoth] = useState(false);
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <Stack $space={6}>
        <MarginLayout margin={<SubNavigation heading={contents} links={links} />}>
          <Stack $space={2}>
            <p>{intro}</p>
            <SchemePicker messages={schemes} onChange={setInBoth} />
          </Stack>
        </MarginLayout>
        <InBothSchemes.Provider value={isInBoth}>
          {parts.map(({ id, title }) => (
            <div key={id} id={id}>
              <Section>
                <SectionHeader heading={title} />
              </Section>
              <Stack>{children[id]}</Stack>
            </div>
          ))}
        </InBothSchemes.Provider>
      </Stack>
    </>
  );
}
