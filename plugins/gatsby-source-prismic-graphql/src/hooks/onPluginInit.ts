import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import type { PageOptions, PrismicPluginOptions, PublicOptions } from '../PrismicPluginOptions';
import { defaultPreviewPath, isFallbackPath } from '../planning/planFallbackPages';
import { errorMap, prefixed } from './stop';

export function onPluginInit({ reporter }: ParentSpanPluginArgs, options: OldOptions): void {
  reporter.setErrorMap(errorMap);
  if (!process.env.GATSBY_WORKER_ID) adviseOnOptions(options, reporter);
  // Gatsby writes the JSON of the options into code that readers download, so the JSON must not
  // contain the access token.
  const { previews = true, previewPath = defaultPreviewPath } = options;
  const toJSON = (): PublicOptions => ({ previews, previewPath });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}

/** Options with the names of version 3 of this plugin and earlier versions. */
export type OldOptions = Omit<PrismicPluginOptions, 'pages'> & {
  path?: string;
  pages?: (PageOptions & { previewPath?: string })[];
};

export function adviseOnOptions(
  { path, pages = [] }: OldOptions,
  reporter: Pick<Reporter, 'warn'>,
): void {
  const remove = 'a draft without a page is shown at its own address';
  const advice = [
    ...(path === undefined ? [] : [`- write previewPath: '${path}' instead of path`]),
    ...pages.flatMap((page, index) => [
      ...(page.path === undefined || isFallbackPath(page.path)
        ? []
        : [`- remove pages[${index}].path: ${remove}`]),
      ...(page.previewPath === undefined
        ? []
        : [`- remove pages[${index}].previewPath: ${remove}`]),
    ]),
  ];
  if (advice.length === 0) return;
  reporter.warn(
    prefixed(
      `the options have names of version 3 of the plugin:\n${advice.join('\n')}\n` +
        'docs/moving-from-3.md of the plugin has the whole list.',
    ),
  );
}
