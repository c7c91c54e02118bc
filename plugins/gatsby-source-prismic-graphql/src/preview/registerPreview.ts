import type { LinkResolver } from '../PrismicPluginOptions';
import type { PreviewSite } from './PreviewSite';

let load: (() => Promise<PreviewSite>) | undefined;
let linkResolver: LinkResolver | undefined;

/**
 * Names the site's own part of previews: its link resolver, its bar. Called in `gatsby-browser`; the code
 * is loaded when a preview begins, and no other reader downloads it.
 */
export function registerPreview(loadSite: () => Promise<PreviewSite>): void {
  load = loadSite;
}

/** Gives previews the link resolver alone, as in 2019. Every reader downloads it. */
export function registerLinkResolver(resolve: LinkResolver): void {
  linkResolver = resolve;
}

/** What was registered. */
export async function loadPreviewSite(): Promise<PreviewSite> {
  return { linkResolver, ...(await load?.()) };
}
