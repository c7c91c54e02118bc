import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { languageFacts } from '../i18n/languages';
import { onField } from '../styles/onField';
import { Actions } from './Actions';
import { Choices } from './Choices';
import { Elsewhere } from './Elsewhere';
import { Failure } from './Failure';
import { Fold } from './Fold';
import { keepRoom } from './keepRoom';
import { PageRoom } from './PageRoom';
import type { PreviewFailure, PreviewSession } from './PreviewSession';
import { previewWords } from './previewWords';
import { roomy } from './roomy';
import { SideBySide } from './SideBySide';
import { Summary } from './Summary';
import { usePageOnShow } from './usePageOnShow';
import { usePreviewState } from './usePreviewState';
import { PreviewLanguage } from './usePreviewWords';

const pulse = keyframes`
  50% {
    opacity: 0.3;
  }
`;

/* A hatched edge, as a drawing has where it is cut: the page does not go on here. */
const Bar = styled.section`
  ${onField}
  position: fixed;
  z-index: 9500;
  inset: auto 0 0;
  max-height: 80vh;
  max-height: 80dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: 0.9375rem;

  &::before {
    content: '';
    display: block;
    height: 0.75rem;
    border-block: 1px solid var(--muted);
    background: repeating-linear-gradient(-45deg, var(--muted) 0 1px, transparent 1px 0.375rem);
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-loading='true']::before {
      animation: ${pulse} 1s infinite;
    }
  }
`;

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.625rem var(--edge);

  ${roomy} {
    gap: 0.75rem 1.25rem;
  }
`;

/** A failure that the session does not name is one all the same: what is on show may be no draft. */
const unnamed: PreviewFailure = { kind: 'service', message: '' };

type Props = { session: PreviewSession };

/** What tells an editor that this is a preview, of what, and what can be done with it. */
export function PreviewBar({ session }: Props) {
  const state = usePreviewState(session);
  const { lang, title } = usePageOnShow();
  const words = previewWords[lang];
  const bar = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const failure = state.status === 'failed' ? (state.failure ?? unnamed) : undefined;
  const { document } = state;
  const hasPicked = state.release !== undefined || state.date !== undefined;

  useEffect(() => (bar.current ? keepRoom(bar.current) : undefined), []);

  return (
    <PreviewLanguage.Provider value={lang}>
      <PageRoom />
      <Bar
        ref={bar}
        aria-label={words.preview}
        lang={languageFacts[lang].tag}
        data-loading={state.status === 'loading'}
        data-screen
      >
        <Parts data-open={isOpen}>
          {failure ? (
            <>
              <Failure session={session} failure={failure} />
              {/* What was picked may be what failed. */}
              {hasPicked && <Choices session={session} state={state} />}
            </>
          ) : (
            <>
              <Summary state={state} title={title} />
              <Fold isOpen={isOpen} onTurn={() => setIsOpen(!isOpen)}>
                <Choices session={session} state={state} />
                <Actions
                  session={session}
                  onCompare={document && !state.isMissing ? () => setIsComparing(true) : undefined}
                />
              </Fold>
            </>
          )}
          <Elsewhere session={session} elsewhere={state.elsewhere} />
        </Parts>
      </Bar>
      {isComparing && document && (
        <SideBySide
          session={session}
          state={state}
          document={document}
          onClose={() => setIsComparing(false)}
        />
      )}
    </PreviewLanguage.Provider>
  );
}
