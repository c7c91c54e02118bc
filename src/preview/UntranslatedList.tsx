import styled from 'styled-components';
import { defaultLanguage, languageFacts } from '../i18n/languages';
import type { PreviewWords } from './messages/PreviewWords';
import type { Untranslated } from './toUntranslated';
import { useIsNarrow } from './useIsNarrow';
import { usePreviewWords } from './usePreviewWords';

/** Letters of a text that tell which it is. */
const most = 90;

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

type Props = { untranslated: Untranslated[] };

/** What of a document is not translated, field by field. */
export function UntranslatedList({ untranslated }: Props) {
  const words = usePreviewWords();
  const isNarrow = useIsNarrow();
  if (untranslated.length === 0) return <p role="status">{words.translated}</p>;
  return (
    <Details open={!isNarrow}>
      <summary>{words.untranslated(untranslated.length)}</summary>
      <List>
        {untranslated.map(({ kind, path, text }, index) => (
          <li key={index}>
            <Field>
              {toFieldName(path, words)} ({kind === 'missing' ? words.isMissing : words.isSame})
            </Field>
            <span lang={languageFacts[defaultLanguage].tag}>{shorten(text)}</span>
          </li>
        ))}
      </List>
    </Details>
  );
}

function toFieldName(path: string[], words: PreviewWords): string {
  return path.map((id) => words.fields[id] ?? id.replaceAll('_', ' ')).join(' › ');
}

function shorten(text: string): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;
}
