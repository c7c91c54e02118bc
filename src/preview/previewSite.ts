import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { showUntitled } from '../content/values/document';
import { loadMediaFromCms } from '../content/values/ownMedia';
import { prepareDrafts } from '../content/values/prepareDrafts';
import { documentPages, linkResolver, toPageContext } from '../documentPages';
import { hydrateAll } from '../components/hydrateOnInteraction';
import { getInterfaceState, setInterfaceState } from '../state/interfaceState';
import { setToday } from '../state/today';
import type { PreviewSession } from './pluginSession';
import { PreviewBar } from './PreviewBar';
import { searchDrafts } from './searchDrafts';
import { previewMessages } from './usePreviewMessages';

/** How long the preview waits for the lazy parts of the page; their code may fail to load. */
const LAZY_PARTS_TIMEOUT_MS = 5000;

/**
 * The site's part of previews, which the source plugin loads
 * (plugins/gatsby-source-prismic-graphql/docs/previews.md, “The site's own part”).
 */
export const previewSite = {
  linkResolver,
  pages: documentPages,
  toPageContext,
  async startPreview(session: PreviewSession) {
    showUntitled((lang) => previewMessages[lang].untitled);
    prepareDrafts(process.env.GATSBY_SITE_URL ?? '');
    startPreview(session);
    searchDrafts(session);
    // A change before they are hydrated would make React discard their server HTML and log an error.
    await Promise.race([
      hydrateAll(),
      new Promise((resolve) => setTimeout(resolve, LAZY_PARTS_TIMEOUT_MS)),
    ]);
    loadMediaFromCms();
    skipPageTransition(session);
  },
};

/**
 * Turns page transitions off while the first draft loads: they would start from an empty landing
 * page.
 */
function skipPageTransition(session: PreviewSession): void {
  const { canTransition } = getInterfaceState();
  setInterfaceState({ canTransition: false });
  const unsubscribe = session.subscribe(() => {
    if (session.getState().status === 'loading') return;
    setInterfaceState({ canTransition });
    unsubscribe();
  });
}

/**
 * Starts the site's part of a preview: the bar, in a React root of its own, and the site's clock,
 * which is set to noon (UTC) of the date that the editor picks. It is called once, when the
 * session begins.
 *
 * In an iframe of this site there is no bar: the pages of `SideBySide` are in iframes, and the
 * window around them has it. In the frame of another site, such as Prismic's editor, `frameElement`
 * is null.
 */
export function startPreview(session: PreviewSession): void {
  const setClock = () => {
    const { date } = session.getState();
    setToday(date === undefined ? undefined : new Date(`${date}T12:00:00Z`));
  };
  setClock();
  // Subscribes before the bar and others, so that they render with the clock already set.
  session.subscribe(setClock);
  if (window.frameElement) return;

  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(createElement(PreviewBar, { session }));
}
