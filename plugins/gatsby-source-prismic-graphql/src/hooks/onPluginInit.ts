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

export function adviseOnOptions(options: OldOptions, reporter: Pick<Reporter, 'warn'>): void {
  const advice = [
    ...(options.path === undefined ? [] : [`write previewPath: '${options.path}' instead of path`]),
    ...(options.pages ?? []).flatMap((page, index) => toPageAdvice(page, `pages[${index}]`)),
  ];
  if (advice.length === 0) return;
  reporter.warn(
    prefixed(
      `the options have names of version 3 of the plugin:\n${advice.map((line) => `- ${line}`).join('\n')}\ndocs/moving-from-3.md of the plugin has the whole list.`,
    ),
  );
}

function toPageAdvice(page: PageOptions & { previewPath?: string }, place: string): string[] {
  const isOldPath = page.path !== undefined && !isFallbackPath(page.path);
  const names = [
    ...(isOldPath ? ['path'] : []),
    ...(page.previewPath === undefined ? [] : ['previewPath']),
  ];
  return names.map(
    (name) =>
      `remove ${place}.${name} ('${page[name as 'path']}'): a draft without a page is shown at its own address`,
  );
}
