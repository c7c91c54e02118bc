import type { ParentSpanPluginArgs } from 'gatsby';
import { defaultPreviewPath } from '../planning/planFallbackPages';
import type { PublicOptions } from '../PrismicPluginOptions';
import { adviseOnOptions } from './adviseOnVersion3';
import type { OldOptions } from './adviseOnVersion3';
import { errorMap } from './stop';

export function onPluginInit({ reporter }: ParentSpanPluginArgs, options: OldOptions): void {
  reporter.setErrorMap(errorMap);
  if (!process.env.GATSBY_WORKER_ID) adviseOnOptions(options, reporter);
  // Gatsby writes the options as JSON into the code that every reader downloads, and that would include
  // the access token.
  const { previews = true, previewPath = defaultPreviewPath } = options;
  const toJSON = (): PublicOptions => ({ previews, previewPath });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}
