import type { PreviewSite } from './preview/PreviewSite';

let load: (() => Promise<PreviewSite>) | undefined;

/**
 * Names the site's own part of previews: its link resolver, its bar. Called in `gatsby-browser`; the code
 * is loaded when a preview begins, and no other reader downloads it.
 */
export function registerPreview(loadSite: () => Promise<PreviewSite>): void {
  load = loadSite;
}

/** What was registered. */
export async function loadPreviewSite(): Promise<PreviewSite> {
  return (await load?.()) ?? {};
}
