import type { PreviewSession } from '../../plugins/gatsby-source-prismic-graphql/src/preview/PreviewSession';
import { askCmsForMedia } from '../content/ownMedia';
import { documentPages, linkResolver, toPageContext } from '../documentPages';
import { drawLaterParts } from '../layout/later';
import { searchDrafts } from './searchDrafts';
import { startPreview } from './startPreview';
import { getInterfaceState, setInterfaceState } from '../state/interfaceState';

/** Milliseconds in which the rest of the page is drawn, where its code can be loaded. */
const longest = 5000;

/** What the source plugin needs to know of this site's previews (its README). */
export const previewSite = {
  linkResolver,
  pages: documentPages,
  toPageContext,
  async startPreview(session: PreviewSession) {
    startPreview(session);
    searchDrafts(session);
    // React would throw away what the server has drawn of them, and say so in the console.
    await Promise.race([drawLaterParts(), new Promise((resolve) => setTimeout(resolve, longest))]);
    askCmsForMedia();
    passWithoutSheet(session);
  },
};

/** A link to a draft leads past the landing page, on which an editor has seen nothing yet. */
function passWithoutSheet(session: PreviewSession): void {
  const { canTransition } = getInterfaceState();
  setInterfaceState({ canTransition: false });
  const stop = session.subscribe(() => {
    if (session.getState().status === 'loading') return;
    setInterfaceState({ canTransition });
    stop();
  });
}
