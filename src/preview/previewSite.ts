import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { showUntitled } from '../content/values/document';
import { loadMediaFromCms } from '../content/values/ownMedia';
import { prepareDrafts } from '../content/values/prepareRichText';
import { documentPages, linkResolver, toPageContext } from '../documentPages';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { getInterfaceState, setInterfaceState } from '../state/interfaceState';
import { setToday } from '../state/today';
import type { PreviewSession } from './pluginSession';
import { PreviewBar } from './PreviewBar';
import { searchDrafts } from './searchDrafts';
import { previewMessages } from './usePreviewMessages';

/** The code of the page's lazy parts may fail to load, so the wait has a limit. */
const LAZY_PARTS_TIMEOUT_MS = 5000;

export const previewSite = {
  linkResolver,
  pages: documentPages,
  toPageContext,
  async startPreview(session: PreviewSession) {
    showUntitled((lang) => previewMessages[lang].untitled);
    prepareDrafts(process.env.GATSBY_SITE_URL ?? '');
    startPreview(session);
    searchDrafts(session);
    // If the page changed before hydration, React would discard the server HTML and log an error.
    await Promise.race([
      hydrateAll(),
      new Promise((resolve) => setTimeout(resolve, LAZY_PARTS_TIMEOUT_MS)),
    ]);
    loadMediaFromCms();
    skipPageTransition(session);
  },
};

/** Turns transitions off until the first draft is shown, because the landing page is empty. */
function skipPageTransition(session: PreviewSession): void {
  const { canTransition } = getInterfaceState();
  setInterfaceState({ canTransition: false });
  const unsubscribe = session.subscribe(() => {
    if (session.getState().status === 'loading') return;
    setInterfaceState({ canTransition });
    unsubscribe();
  });
}

// Sets the clock to noon (UTC) of the picked date. The iframes of `SideBySide` get no bar, because the
// parent window has it. In a frame of another site (Prismic) `frameElement` is null: the bar starts.
export function startPreview(session: PreviewSession): void {
  const setClock = () => {
    const { date } = session.getState();
    setToday(date === undefined ? undefined : new Date(`${date}T12:00:00Z`));
  };
  setClock();
  // The clock subscribes first, so that components render with the new date.
  session.subscribe(setClock);
  if (window.frameElement) return;

  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(createElement(PreviewBar, { session }));
}
