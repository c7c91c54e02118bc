import type { LinkResolver, PageOptions } from '../PrismicPluginOptions';
import type { PreviewSession } from './previewApi';

/**
 * The functions that the site registers for previews. The functions in the plugin's options exist only in
 * Node and do not reach the browser.
 */
export type PreviewSite = {
  /** The plugin's option `linkResolver`. */
  linkResolver?: LinkResolver;
  /** The plugin's option `pages`, in the same order. Only the functions are used. */
  pages?: readonly Pick<PageOptions, 'filter' | 'required'>[];
  /** The plugin's option of the same name. */
  toPageContext?: (context: Record<string, unknown>) => Record<string, unknown>;
  /**
   * Called once, when a preview starts and before the page shows a draft, so that the site can show a
   * bar.
   */
  startPreview?: (session: PreviewSession) => void | Promise<void>;
};
