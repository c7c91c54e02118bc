import type { DocumentMeta, LinkResolver } from '../PrismicPluginOptions';
import type { PreviewSite } from './PreviewSite';

let load: (() => Promise<PreviewSite>) | undefined;
let linkResolver: LinkResolver | undefined;

/**
 * Registers the site's own part of previews, such as its link resolver and its bar. Call this in
 * `gatsby-browser`. The browser loads the code only when a preview starts.
 */
export function registerPreview(loadSite: () => Promise<PreviewSite>): void {
  load = loadSite;
}

/** Registers only a link resolver, as in version 3. Every reader downloads the link resolver. */
export function registerLinkResolver(resolve: LinkResolver): void {
  linkResolver = resolve;
}

/** The address of a document by the link resolver of `registerLinkResolver`. */
export function resolveLink(document: DocumentMeta): string | null | undefined {
  return linkResolver?.(document, {});
}

/** Loads the registered parts. */
export async function loadPreviewSite(): Promise<PreviewSite> {
  return { linkResolver, ...(await load?.()) };
}
