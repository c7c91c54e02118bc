import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Sheet } from '../components/Sheet';
import { Stack } from '../components/Stack';
import { SubNavigation } from '../components/SubNavigation';
import type { Language } from '../i18n/languages';

/** What build/pages/samples gives every page of the style guide. */
export type ElementsContext<Part extends string, State extends string> = {
  lang: Language;
  heading: string;
  intro: string;
  contents: string;
  /** The way to every part, on this page and on the others. */
  links: { title: string; href: string }[];
  /** Of this page. */
  parts: { id: Part; title: string }[];
  /** What a component is shown with, or without. */
  states: Record<State, string>;
};

type Props<Part extends string> = Pick<
  ElementsContext<Part, string>,
  'heading' | 'intro' | 'contents' | 'links' | 'parts'
> & { children: Record<Part, ReactNode> };

/** A page of the style guide: its parts under one another, and the way to all others beside them. */
export function ElementsPage<Part extends string>({
  heading,
  intro,
  contents,
  links,
  parts,
  children,
}: Props<Part>) {
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <Stack $space={6}>
        <Sheet margin={<SubNavigation heading={contents} links={links} />}>
          <p>{intro}</p>
        </Sheet>
        {parts.map(({ id, title }) => (
          <div key={id} id={id}>
            <Section>
              <SectionHeader heading={title} />
            </Section>
            <Stack>{children[id]}</Stack>
          </div>
        ))}
      </Stack>
    </>
  );
}

const Caption = styled.p<{ $isWide: boolean }>`
  padding: 0 ${({ $isWide }) => ($isWide ? 'var(--edge)' : '0')} 0.75rem;
  font-size: var(--text-small);
  color: var(--muted);
`;

/** A name of the code, as it is written there. */
export const Name = styled.code`
  font-family: var(--mono);
  color: var(--ink);
`;

type SpecimenProps = {
  /** One component, or several that are drawn together: `When, ArticleDate`. */
  name: string;
  state: string;
  /** It reaches over the page's edges and keeps inside them by itself. */
  isWide?: boolean;
  children?: ReactNode;
};

/** One state of a component, under its name. */
export function Specimen({ name, state, isWide = false, children }: SpecimenProps) {
  return (
    <div>
      <Caption $isWide={isWide}>
        <Name>{name}</Name> {state}
      </Caption>
      {children}
    </div>
  );
}
