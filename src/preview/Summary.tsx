import { useContext } from 'react';
import styled from 'styled-components';
import { formatDate, formatTime } from '../i18n/dates';
import { isLanguage, type Language } from '../i18n/languages';
import { homePath } from '../addresses';
import type { PreviewState } from './PreviewSession';
import type { PreviewWords } from './messages/PreviewWords';
import { roomy } from './roomy';
import { Stamp } from './Stamp';
import { PreviewLanguage, usePreviewWords } from './usePreviewWords';

/* In a small window its parts stand in the bar's own lines, the facts below the button. */
const Row = styled.div`
  display: contents;

  ${roomy} {
    display: flex;
    flex: 1 1 16rem;
    align-items: center;
    gap: 1.25rem;
    min-width: 0;
  }
`;

const Words = styled.div`
  display: contents;

  ${roomy} {
    display: block;
    min-width: 0;
  }
`;

const Title = styled.p`
  flex: 1 1 3rem;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Note = styled.div`
  flex: 1 0 100%;
  order: 1;
  font-size: var(--text-small);
  color: var(--muted);

  &:empty {
    position: absolute;
  }
`;

/* One line when there is room for it: the bar must not grow and shrink with every draft that is saved. */
const Line = styled.div`
  display: contents;

  ${roomy} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25em;

    > * {
      flex: none;
      max-width: 100%;
    }
  }
`;

/* Folded, the bar is one line. */
const Facts = styled(Note)`
  [data-open='false'] & {
    display: none;
  }

  ${roomy} {
    [data-open] & {
      display: block;
    }
  }
`;

/* There it is for screen readers; others see the edge of the bar. */
const Loading = styled(Note)`
  [data-open='false'] &:not(:first-child) {
    position: absolute;
    clip-path: inset(50%);
  }

  ${roomy} {
    [data-open] &:not(:first-child) {
      position: static;
      clip-path: none;
    }
  }
`;

const Missing = styled.p`
  font-size: 0.9375rem;
  font-weight: 600;
  color: var(--ink);
`;

type Props = {
  state: PreviewState;
  /** Of the page on show. */
  title: string;
};

/** What is on show, without doubt: drafts or what else, of which document, and until when. */
export function Summary({ state, title }: Props) {
  const words = usePreviewWords();
  const lang = useContext(PreviewLanguage);
  const { status, subject, document, isMissing } = state;
  const isLoading = status === 'loading';
  // At the very beginning nothing is on show yet.
  const isNamed = !isMissing && (document !== undefined || !isLoading);
  return (
    <Row>
      <Stamp>{words.kinds[subject.kind]}</Stamp>
      <Words>
        {isMissing && (
          <Note>
            <Missing>{words.missing}</Missing>
            {words.missingWhy} <a href={homePath(lang)}>{words.frontPage}</a>
          </Note>
        )}
        {isNamed && (
          <Title>
            {document?.type === 'homepage'
              ? words.types['homepage']
              : title || (document ? words.untitled : words.everything[subject.kind])}
          </Title>
        )}
        <Line>
          {isNamed && <Facts>{listFacts(state, Boolean(title), words, lang).join(' · ')}</Facts>}
          <Loading role="status">{isLoading && words.loading}</Loading>
        </Line>
      </Words>
    </Row>
  );
}

function listFacts(state: PreviewState, hasTitle: boolean, words: PreviewWords, lang: Language) {
  const { subject, document, until, date } = state;
  return [
    subject.kind !== 'draft' && subject.label,
    ...(document
      ? [
          document.type !== 'homepage' && (words.types[document.type] ?? document.type),
          isLanguage(document.lang) ? words.languages[document.lang] : document.lang,
        ]
      : [hasTitle && words.everything[subject.kind]]),
    date !== undefined && words.asOn(formatDate(date, lang)),
    until !== undefined && words.until(formatTime(new Date(until).toISOString(), lang)),
  ].filter(Boolean);
}
