import type { ParentSpanPluginArgs } from 'gatsby';
import { defaultPreviewPath } from '../pages/planFallbackPages';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { errorMap } from './stop';

/** What the plugin's parts for browser and server need of the options. */
export type PublicOptions = Required<Pick<PrismicPluginOptions, 'previews' | 'previewPath'>>;

export function onPluginInit(
  { reporter }: ParentSpanPluginArgs,
  options: PrismicPluginOptions,
): void {
  reporter.setErrorMap(errorMap);
  // Gatsby writes the options, as JSON, into the code that every reader downloads: the access token
  // and all.
  const { previews = true, previewPath = defaultPreviewPath } = options;
  const toJSON = (): PublicOptions => ({ previews, previewPath });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}
