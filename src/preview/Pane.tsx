import { useId } from 'react';
import styled from 'styled-components';
import { Hidden } from '../components/Hidden';
import { languageFacts, type Language } from '../i18n/languages';
import { usePreviewWords } from './usePreviewWords';

const Box = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;

  & + & {
    border-inline-start: 1px solid var(--ink);
  }

  /* Not taken away: its page keeps its place, in step with the other's. */
  &[role='tabpanel'] {
    position: absolute;
    inset: 0;
    border: 0;
  }

  &[data-behind] {
    visibility: hidden;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  padding: 0.5rem var(--gutter);
  border-bottom: 1px solid var(--ink);

  > a {
    min-width: 0;
    padding-block: 0.25rem;
    font-size: var(--text-small);
    color: var(--muted);
  }
`;

const Nothing = styled.p`
  padding: calc(2 * var(--baseline)) var(--gutter);
  color: var(--muted);
`;

const Frame = styled.iframe`
  flex: 1;
  width: 100%;
  border: 0;
`;

type Props = {
  lang: Language;
  /** `null` for a document without a page; absent where there is no document in this language. */
  address?: string | null;
  /** Where only one pane is on show. */
  tab?: { id: string; label: string; isShown: boolean };
};

/** A document's page in one language, under the language's name and its address. */
export function Pane({ lang, address, tab }: Props) {
  const words = usePreviewWords();
  const heading = useId();
  const { name, tag } = languageFacts[lang];
  return (
    <Box
      {...(tab
        ? {
            role: 'tabpanel',
            id: tab.id,
            'aria-labelledby': tab.label,
            'data-behind': tab.isShown ? undefined : true,
          }
        : { 'aria-labelledby': heading })}
    >
      <Heading>
        <h3 id={heading} lang={tag}>
          {name}
        </h3>
        {address && (
          <a href={address} target="_blank" rel="noopener">
            {address}
            <Hidden>{` (${words.newTab})`}</Hidden>
          </a>
        )}
      </Heading>
      {address === undefined && <Nothing>{words.noTranslation[lang]}</Nothing>}
      {address === null && <Nothing>{words.noPage}</Nothing>}
      {address && <Frame src={address} title={name} data-lang={lang} />}
    </Box>
  );
}
