import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { getInterfaceState, setInterfaceState, subscribe } from '../../state/interfaceState';
import { RESIZE_PAUSE_MS } from '../../state/timings';
import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '../../styles/grid';
import { isLoadDelayed, setLoadDelayed } from './delayedLoad';
import { isHomepageUncovered } from './pageTransition';
import { findTarget } from './scrollToTarget';
import { UpdateNotice } from './UpdateNotice';
import type { Page } from './useShownPage';

type ShellProps = Pick<Page, 'path' | 'hash' | 'action'> & {
  /** Path of the first page of the visit, which the browser announces itself. */
  entry: string;
};

/** The parts of the layout that matter only after an interaction, which downloads their code. */
export function Shell({ path, hash, action, entry }: ShellProps) {
  useEffect(watchWindow, []);
  useEffect(disableScrolling, []);

  useEffect(() => {
    const isHomepage = path === '/';
    setInterfaceState({
      isHomepage,
      homepageLoaded: isHomepage || getInterfaceState().homepageLoaded,
      homepageAnimationComplete: isHomepageUncovered(isHomepage),
    });
  }, [path]);

  return (
    <>
      <Announcer path={path} hash={hash} action={action} entry={entry} />
      <ProgressBar />
      <UpdateNotice />
    </>
  );
}

// Stops the page from scrolling while the menu or the search is open (styles/base.ts). With a React
// state, reading the width would force the browser to compute the page's layout again.
function disableScrolling(): () => void {
  const { documentElement: root, body } = document;
  // The viewer of pictures sets the same class (components/PlateViewer.tsx).
  let isDisabled = false;
  const toggle = (willBeDisabled: boolean) => {
    if (willBeDisabled === isDisabled) return;
    isDisabled = willBeDisabled;
    // The padding replaces the scrollbar that disappears, so the page keeps its width.
    const padding = isDisabled ? `${window.innerWidth - root.clientWidth}px` : '';
    body.style.paddingInlineEnd = padding;
    root.classList.toggle('scroll-disabled', isDisabled);
  };
  const update = () => toggle(getInterfaceState().navOpen || getInterfaceState().searchOpen);
  update();
  const unsubscribe = subscribe(update);
  return () => {
    unsubscribe();
    toggle(false);
  };
}

export function watchWindow(): () => void {
  const measure = () =>
    setInterfaceState({
      isMobile: window.innerWidth < TABLET_FROM_PX,
      isDesktop: window.innerWidth >= DESKTOP_FROM_PX,
    });
  let timer: ReturnType<typeof setTimeout>;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, RESIZE_PAUSE_MS);
  };
  measure();
  window.addEventListener('resize', onResize);

  // Old browsers lack `matchMedia`; transitions then stay on.
  const reducedMotion = (window as Partial<Window>).matchMedia?.(
    '(prefers-reduced-motion: reduce)',
  );
  const updateMotion = () => setInterfaceState({ canTransition: !reducedMotion?.matches });
  updateMotion();
  reducedMotion?.addEventListener?.('change', updateMotion);

  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
    reducedMotion?.removeEventListener?.('change', updateMotion);
  };
}

/** Announces each new page, and focuses the hash's target or the page's heading. */
export function Announcer({ path, hash, action, entry }: ShellProps) {
  const [announced, setAnnounced] = useState<{ title: string; path: string }>();
  const last = useRef({ path: entry, hash });

  useEffect(() => {
    const { current: previous } = last;
    last.current = { path, hash };
    const isAnotherPage = path !== previous.path;
    // Within a page the browser moves the focus itself, except after a Gatsby link.
    const isAnotherTarget = hash !== previous.hash && hash !== '' && action === 'PUSH';
    if (!isAnotherPage && !isAnotherTarget) return;
    // Gatsby's router moves the focus in the same commit. This microtask runs after the router.
    queueMicrotask(() => {
      focus(findTarget() ?? findHeading());
      if (isAnotherPage) setAnnounced({ title: readTitle(), path });
    });
  }, [path, hash, action]);

  // Messages of another language may arrive after the page and change the heading.
  const intl = useIntl();
  useEffect(() => {
    queueMicrotask(() => setAnnounced((last) => last && { ...last, title: readTitle() }));
  }, [intl]);

  return (
    <VisuallyHidden as="div" id="announcer" aria-live="assertive" aria-atomic="true">
      {/* The pages of a list have one title. A new element makes a screen reader announce it again. */}
      {announced && (
        <span key={announced.path}>
          <FormattedMessage id="announcer" values={announced} />
        </span>
      )}
    </VisuallyHidden>
  );
}

const findHeading = () => document.querySelector<HTMLElement>('#content h1');

function readTitle(): string {
  const title = findHeading()?.textContent ?? document.title;
  return title.replaceAll('\u00AD', '').trim();
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // WebKit scrolls to a focused element after a moment. This call cancels the scroll.
  window.scrollTo(window.scrollX, window.scrollY);
}

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  /* Above the wipe of a page transition. */
  z-index: 8100;
  height: 4px;
  overflow: hidden;
  pointer-events: none;
  background: var(--quiet);

  &::before {
    position: absolute;
    inset: 0;
    content: '';
    background: var(--accent);
    forced-color-adjust: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      width: 33%;
      animation: progress-across 1.5s ease-in-out infinite;
    }
  }

  @keyframes progress-across {
    from {
      transform: translateX(-100%);
    }

    to {
      transform: translateX(300%);
    }
  }
`;

/** Appears when a page takes longer than a second to load. */
export function ProgressBar() {
  const intl = useIntl();
  const isDelayed = useSyncExternalStore(subscribeToDelay, isLoadDelayed, isLoadDelayed);

  useEffect(() => {
    // Gatsby loads the next page as a document if its data fail to load. A reader who comes back
    // may get this page from the back/forward cache, and must not see the bar.
    const end = () => setLoadDelayed(false);
    window.addEventListener('pagehide', end);
    return () => window.removeEventListener('pagehide', end);
  }, []);

  return isDelayed && <Bar role="progressbar" aria-label={intl.formatMessage({ id: 'loading' })} />;
}

function subscribeToDelay(listener: () => void) {
  const events = ['delayed-load', 'delayed-load-end'];
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}
