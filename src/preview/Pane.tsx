import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { languageFacts } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { usePreviewMessages } from './usePreviewMessages';

const Box = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;

  & + & {
    border-inline-start: 1px solid var(--ink);
  }

  /* Hidden by visibility, not removed: its page keeps scrolling in sync with the other page. */
  &[role='tabpanel'] {
    position: absolute;
    inset: 0;
    border: 0;
  }

  &[data-hidden] {
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

const Notice = styled.p`
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
  /** `null` for a document without a page; undefined where there is no document in this language. */
  address?: string | null;
  /** Set where only one pane is visible. */
  tab?: { id: string; label: string; isShown: boolean };
};

/** A page in one language, below the language's name and the page's path. */
export function Pane({ lang, address, tab }: Props) {
  const messages = usePreviewMessages();
  const heading = useId();
  const { name, tag } = languageFacts[lang];
  return (
    <Box
      {...(tab
        ? {
            role: 'tabpanel',
            id: tab.id,
            'aria-labelledby': tab.label,
            'data-hidden': tab.isShown ? undefined : true,
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
            <VisuallyHidden>{` (${messages.newTab})`}</VisuallyHidden>
          </a>
        )}
      </Heading>
      {address === undefined && <Notice>{messages.noTranslation[lang]}</Notice>}
      {address === null && <Notice>{messages.noPage}</Notice>}
      {address && <Frame src={address} title={name} data-lang={lang} />}
    </Box>
  );
}
