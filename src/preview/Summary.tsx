import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { homePath } from '../addresses';
import { formatDate, formatTime } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { isLanguage } from '../i18n/languages';
import { Badge, wide } from './barParts';
import type { PreviewSession, PreviewState } from './pluginSession';
import { logRejection } from './pluginSession';
import { isSameContent } from './readComparison';
import { PreviewLanguage, previewMessages, usePreviewMessages } from './usePreviewMessages';

const Row = styled.div`
  display: contents;

  ${wide} {
    display: flex;
    flex: 1 1 16rem;
    align-items: center;
    gap: 1.25rem;
    min-width: 0;
  }
`;

const Text = styled.div`
  display: contents;

  ${wide} {
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

/* Facts and loading text share a line if they fit: loading must not change the bar's height. */
const Line = styled.div`
  display: contents;

  ${wide} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25em;

    > * {
      flex: none;
      max-width: 100%;
    }
  }
`;

const Facts = styled(Note)`
  [data-open='false'] & {
    display: none;

    ${wide} {
      display: block;
    }
  }
`;

/* In the collapsed bar, only screen readers read this text. Others see the bar's edge pulse. */
const Loading = styled(Note)`
  [data-open='false'] &:not(:first-child) {
    position: absolute;
    clip-path: inset(50%);
  }

  ${wide} {
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

type Props = { session: PreviewSession; state: PreviewState; title: string };

export function Summary({ session, state, title }: Props) {
  const messages = usePreviewMessages();
  const lang = useContext(PreviewLanguage);
  const { status, subject, document, isMissing } = state;
  const isUnchanged = useIsUnchangedByRelease(session, state);
  const isLoading = status === 'loading';
  // Until the first draft is loaded, the bar names no document.
  const isNamed = !isMissing && (document !== undefined || !isLoading);
  return (
    <Row>
      <Badge>{messages.kinds[subject.kind]}</Badge>
      <Text>
        {isMissing && (
          <Note>
            <Missing>{messages.missing}</Missing>
            {messages.missingWhy} <a href={homePath(lang)}>{messages.frontPage}</a>
          </Note>
        )}
        {isNamed && (
          <Title>
            {document?.type === 'homepage'
              ? messages.types['homepage']
              : title || (document ? messages.untitled : messages.everything[subject.kind])}
          </Title>
        )}
        <Note role="status">{isUnchanged && <Missing>{messages.notInRelease}</Missing>}</Note>
        <Line>
          {isNamed && <Facts>{listFacts(state, Boolean(title), lang).join(' · ')}</Facts>}
          <Loading role="status">{isLoading && messages.loading}</Loading>
        </Line>
      </Text>
    </Row>
  );
}

function listFacts(state: PreviewState, hasTitle: boolean, lang: Language) {
  const messages = previewMessages[lang];
  const { subject, document, until, date } = state;
  return [
    subject.kind !== 'draft' && subject.label,
    ...(document
      ? [
          document.type !== 'homepage' && (messages.types[document.type] ?? document.type),
          isLanguage(document.lang) ? messages.languages[document.lang] : document.lang,
        ]
      : [hasTitle && messages.everything[subject.kind]]),
    date !== undefined && messages.asOn(formatDate(date, lang)),
    until !== undefined && messages.until(formatTime(new Date(until).toISOString(), lang)),
  ].filter(Boolean);
}

/** Returns whether the release leaves the document as published; false until this is known. */
function useIsUnchangedByRelease(
  session: PreviewSession,
  { status, subject, document, isMissing }: PreviewState,
): boolean {
  const [unchanged, setUnchanged] = useState<string>();
  const ref = session.getRef();
  const canAsk = subject.kind === 'release' && status === 'ready' && !isMissing;
  const id = canAsk ? document?.id : undefined;
  const key = `${id} ${ref}`;

  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    const compare = async () => {
      const { masterRef } = await session.contentApi.getMetadata();
      const [previewed, published] = await Promise.all(
        [ref, masterRef].map((each) => session.contentApi.getByID(id, { ref: each })),
      );
      if (!isCurrent) return;
      const isSame = previewed && published && isSameContent(previewed, published);
      setUnchanged(isSame ? key : undefined);
    };
    logRejection(compare());
    return () => {
      isCurrent = false;
    };
  }, [session, id, ref, key]);

  return id !== undefined && unchanged === key;
}
