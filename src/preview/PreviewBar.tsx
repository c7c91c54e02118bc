import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { languageFacts } from '../i18n/languages';
import { onField } from '../styles/onField';
import { Actions } from './Actions';
import { barHeightProperty, barSpace } from './barSpace';
import { Disclosure } from './Disclosure';
import { Failure } from './Failure';
import { FindingsList, FindingsToggle, useFindings } from './Findings';
import { OtherTabNotice } from './OtherTabNotice';
import type { PreviewFailure, PreviewSession, PreviewState } from './pluginSession';
import { ReleaseAndDatePicker } from './ReleaseAndDatePicker';
import { SideBySide } from './SideBySide';
import { Summary } from './Summary';
import { useCurrentPage } from './useCurrentPage';
import { PreviewLanguage, previewMessages } from './usePreviewMessages';
import { wide } from './wide';

/* The hatched edge shows that the bar is not part of the page. */
const Bar = styled.section`
  ${onField}
  ${barSpace}
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
      animation: preview-pulse 1s infinite;
    }
  }

  @keyframes preview-pulse {
    50% {
      opacity: 0.3;
    }
  }
`;

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.625rem var(--edge);

  ${wide} {
    gap: 0.75rem 1.25rem;
  }
`;

/** Stands in for a failure that the session does not describe: the page may not show a draft. */
const unknownFailure: PreviewFailure = { kind: 'service', message: '' };

type Props = { session: PreviewSession };

/** The bar of a preview: tells the editor what the page shows, and what can be done. */
export function PreviewBar({ session }: Props) {
  const state = usePreviewState(session);
  const { lang, title, translated } = useCurrentPage();
  const messages = previewMessages[lang];
  const bar = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const findings = useFindings(session, state);
  const [isListing, setIsListing] = useState(false);
  const listId = useId();
  const failure = state.status === 'failed' ? (state.failure ?? unknownFailure) : undefined;
  const compared = state.document ?? translated;
  const hasPicked = state.release !== state.openedRelease || state.date !== undefined;

  useEffect(() => (bar.current ? reserveBarSpace(bar.current) : undefined), []);

  return (
    <PreviewLanguage.Provider value={lang}>
      <Bar
        ref={bar}
        aria-label={messages.preview}
        lang={languageFacts[lang].tag}
        data-loading={state.status === 'loading'}
        data-screen
      >
        <Parts data-open={isOpen}>
          {failure ? (
            <>
              <Failure session={session} failure={failure} />
              {/* The picked release or date may be the cause of the failure. */}
              {hasPicked && <ReleaseAndDatePicker session={session} state={state} />}
            </>
          ) : (
            <>
              <Summary session={session} state={state} title={title} />
              <Disclosure isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
                <ReleaseAndDatePicker session={session} state={state} />
                <Actions
                  session={session}
                  onCompare={compared && !state.isMissing ? () => setIsComparing(true) : undefined}
                >
                  <FindingsToggle
                    findings={findings}
                    isOpen={isListing}
                    controls={listId}
                    onToggle={() => setIsListing(!isListing)}
                  />
                </Actions>
                {isListing && findings && <FindingsList id={listId} findings={findings} />}
              </Disclosure>
            </>
          )}
          <OtherTabNotice session={session} elsewhere={state.elsewhere} />
        </Parts>
      </Bar>
      {isComparing && compared && (
        <SideBySide
          session={session}
          state={state}
          shown={compared}
          onClose={() => setIsComparing(false)}
        />
      )}
    </PreviewLanguage.Provider>
  );
}

/** The session's state. Updates when it changes. */
function usePreviewState(session: PreviewSession): PreviewState {
  const subscribe = useCallback((onChange: () => void) => session.subscribe(onChange), [session]);
  return useSyncExternalStore(subscribe, () => session.getState());
}

/**
 * Writes the height of the bar into a custom property of the page, whenever it changes.
 *
 * @returns a function that stops this and removes the property
 */
function reserveBarSpace(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () =>
    style.setProperty(barHeightProperty, `${bar.getBoundingClientRect().height}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(barHeightProperty);
  };
}
