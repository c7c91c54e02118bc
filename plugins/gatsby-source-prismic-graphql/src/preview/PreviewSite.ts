import type { LinkResolver, PageOptions } from '../PrismicPluginOptions';
import type { PreviewSession } from './PreviewSession';

/**
 * What only the site knows of its previews. Of the plugin's options, functions do not reach the browser
 * by themselves.
 */
export type PreviewSite = {
  /** The option of the same name. */
  linkResolver?: LinkResolver;
  /** The option `pages`, of which the filters are read, in the same order. */
  pages?: readonly Pick<PageOptions, 'filter'>[];
  /** What the site's own `onCreatePage` adds to the context of a document's page. */
  toPageContext?: (context: Record<string, unknown>) => Record<string, unknown>;
  /** Called once, when a preview begins: a place for the site's bar. The page is changed after it. */
  startPreview?: (session: PreviewSession) => void | Promise<void>;
};
