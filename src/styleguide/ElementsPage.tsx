import { useState, type ReactNode } from 'react';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Sheet } from '../components/Sheet';
import { Stack } from '../components/Stack';
import { SubNavigation } from '../components/SubNavigation';
import type { Language } from '../i18n/languages';
import { SchemeChoice, type SchemeWords } from './SchemeChoice';
import { InBothSchemes } from './Specimen';

/** What styleguide/samples gives every page of the style guide. */
export type ElementsContext<Part extends string, State extends string> = {
  lang: Language;
  heading: string;
  intro: string;
  contents: string;
  schemes: SchemeWords;
  /** The way to every part, on this page and on the others. */
  links: { title: string; href: string }[];
  /** Of this page. */
  parts: { id: Part; title: string }[];
  /** What a component is shown with, or without. */
  states: Record<State, string>;
};

type Props<Part extends string> = Pick<
  ElementsContext<Part, string>,
  'heading' | 'intro' | 'contents' | 'schemes' | 'links' | 'parts'
> & { children: Record<Part, ReactNode> };

/** A page of the style guide: its parts under one another, and the way to all others beside them. */
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
        <Sheet margin={<SubNavigation heading={contents} links={links} />}>
          <Stack $space={2}>
            <p>{intro}</p>
            <SchemeChoice words={schemes} onChange={setInBoth} />
          </Stack>
        </Sheet>
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
