import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';
import { languageSettings } from '../i18n/languages';
import { onField } from '../styles/onField';
import { BarButton, BarToggle, wide, Wrapped } from './barParts';
import { Actions, Failure, ReleaseAndDatePicker } from './controls';
import { FindingsList, FindingsToggle, useFindings } from './Findings';
import type { PreviewSession, PreviewState } from './pluginSession';
import { logRejection } from './pluginSession';
import { SideBySide } from './SideBySide';
import { Summary } from './Summary';
import { useCurrentPage } from './useCurrentPage';
import { PreviewLanguage, previewMessages, usePreviewMessages } from './usePreviewMessages';

const barHeightProperty = '--preview-bar';

// Keeps the bar from covering the end of the page, its lower edge and the focused element.
const barSpace = css`
  @media screen {
    html:has(&) {
      --bar-space: calc(var(${barHeightProperty}) + 1rem);
    }

    body:has(&) {
      padding-bottom: var(${barHeightProperty});
    }

    html:has(&) .consent {
      bottom: var(${barHeightProperty});
    }

    html:has(&) .layout .menu-panel {
      max-height: calc(100dvh - var(--bar-end, 4rem) - var(${barHeightProperty}));
    }
  }
`;

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

const Parts = styled(Wrapped)`
  gap: 0.5rem 0.75rem;
  padding: 0.625rem var(--edge);

  ${wide} {
    gap: 0.75rem 1.25rem;
  }
`;

const Toggle = styled(BarToggle)`
  flex: none;

  ${wide} {
    display: none;
  }
`;

const Content = styled.div`
  display: none;

  [data-open='true'] > & {
    display: grid;
    flex: 1 0 100%;
    order: 1;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  ${wide} {
    [data-open] > & {
      display: contents;
    }
  }
`;

export function PreviewBar({ session }: { session: PreviewSession }) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { lang, title, translated } = useCurrentPage();
  const messages = previewMessages[lang];
  const bar = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const findings = useFindings(session, state);
  const [isListing, setIsListing] = useState(false);
  const contentId = useId();
  const listId = useId();
  const { failure } = state;
  const compared = state.document ?? translated;
  const hasPicked = state.release !== state.openedRelease || state.date !== undefined;

  useEffect(() => (bar.current ? reserveBarSpace(bar.current) : undefined), []);

  return (
    <PreviewLanguage.Provider value={lang}>
      <Bar
        ref={bar}
        aria-label={messages.preview}
        lang={languageSettings[lang].tag}
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
              <Toggle
                type="button"
                aria-expanded={isOpen}
                aria-controls={contentId}
                onClick={() => setIsOpen(!isOpen)}
              >
                {messages.preview}
              </Toggle>
              <Content id={contentId}>
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
              </Content>
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

/** Returns a function that removes the property. */
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

const Notice = styled(Wrapped)`
  flex: 1 1 100%;
  gap: 0.5rem 1.25rem;

  &[data-open='true'] {
    padding-top: 0.75rem;
    border-top: 1px dashed var(--line);
  }
`;

type NoticeProps = { session: PreviewSession; elsewhere: PreviewState['elsewhere'] };

function OtherTabNotice({ session, elsewhere }: NoticeProps) {
  const messages = usePreviewMessages();
  return (
    <Notice data-open={elsewhere !== undefined}>
      {/* The text is empty at first: screen readers announce only changes of an existing status. */}
      <p role="status">{elsewhere && messages.elsewhere[elsewhere]}</p>
      {elsewhere === 'other' && (
        <BarButton type="button" onClick={() => logRejection(session.takeOver())}>
          {messages.takeOver}
        </BarButton>
      )}
      {elsewhere === 'ended' && (
        <BarButton type="button" onClick={() => session.exit()}>
          {messages.published}
        </BarButton>
      )}
    </Notice>
  );
}
