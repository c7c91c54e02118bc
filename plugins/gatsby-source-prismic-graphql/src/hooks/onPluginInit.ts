import type { ParentSpanPluginArgs } from 'gatsby';
import { defaultPreviewPath } from '../planning/planFallbackPages';
import type { PrismicPluginOptions, PublicOptions } from '../PrismicPluginOptions';
import { errorMap } from './stop';

export function onPluginInit(
  { reporter }: ParentSpanPluginArgs,
  options: PrismicPluginOptions,
): void {
  reporter.setErrorMap(errorMap);
  // Gatsby writes the options as JSON into the code that every reader downloads, and that would include
  // the access token.
  const { previews = true, previewPath = defaultPreviewPath } = options;
  const toJSON = (): PublicOptions => ({ previews, previewPath });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}
