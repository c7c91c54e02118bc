import styled from 'styled-components';
import { defaultLanguage, languageFacts } from '../i18n/languages';
import { cutText } from '../search/shape/words';
import type { PreviewMessages } from './messages/PreviewMessages';
import type { Untranslated } from './toUntranslated';
import { useIsNarrow } from './useIsNarrow';
import { usePreviewMessages } from './usePreviewMessages';

/** Longer texts are cut off: this much is enough to recognise a text. */
const MAX_TEXT_LETTERS = 90;

const Details = styled.details`
  flex: 1;

  > summary {
    display: inline-block;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

const List = styled.ul`
  padding-bottom: 0.5rem;

  > li {
    padding-block: 0.375rem;
    border-top: 1px solid var(--line);
  }
`;

const Field = styled.span`
  padding-inline-end: 0.75em;
  font-size: var(--text-small);
  color: var(--muted);
`;

type Props = {
  /** What is untranslated: texts of a document, or documents of a list. */
  subject: keyof PreviewMessages['untranslated'];
  untranslated: Untranslated[];
};

/** The untranslated texts of a document by field, or the untranslated documents of a list by title. */
export function UntranslatedList({ subject, untranslated }: Props) {
  const messages = usePreviewMessages();
  const isNarrow = useIsNarrow();
  if (untranslated.length === 0) return <p role="status">{messages.translated[subject]}</p>;
  return (
    <Details open={!isNarrow}>
      <summary>{messages.untranslated[subject](untranslated.length)}</summary>
      <List>
        {untranslated.map(({ kind, path, text }, index) => (
          <li key={index}>
            <Field>
              {toFieldName(path, messages)} (
              {kind === 'missing' ? messages.isMissing : messages.isSame})
            </Field>
            <span lang={languageFacts[defaultLanguage].tag}>{shorten(text)}</span>
          </li>
        ))}
      </List>
    </Details>
  );
}

function toFieldName(path: string[], messages: PreviewMessages): string {
  return path
    .map((id) => messages.fields[id] ?? messages.types[id] ?? id.replaceAll('_', ' '))
    .join(' › ');
}

function shorten(text: string): string {
  return text.length > MAX_TEXT_LETTERS ? `${cutText(text, MAX_TEXT_LETTERS).trimEnd()} …` : text;
}
