import type { PreviewSession } from '../../plugins/gatsby-source-prismic-graphql/src/preview/previewApi';
import { showUntitled } from '../content/document';
import { loadMediaFromCms } from '../content/ownMedia';
import { documentPages, linkResolver, toPageContext } from '../documentPages';
import { hydrateAll } from '../layout/hydrateOnInteraction';
import { previewMessages } from './previewMessages';
import { searchDrafts } from './searchDrafts';
import { startPreview } from './startPreview';
import { getInterfaceState, setInterfaceState } from '../state/interfaceState';

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
