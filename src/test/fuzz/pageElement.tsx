import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { HeadProps, PageProps } from 'gatsby';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import '../../head/toHeadTags';
import { wrapPageElement } from '../../layout/wrapPageElement';

// Loaded twice: as the build loads it, and as a browser does.

// Gatsby's router has no types.
const { ServerLocation } = jest.requireActual<{
  ServerLocation: ComponentType<{ url: string; children: ReactNode }>;
}>('@gatsbyjs/reach-router');

/** A page with the result of its query, as Gatsby writes it into page-data.json. */
export type PageData = {
  path: string;
  /** Name of the template. */
  template: string;
  pageContext: Record<string, unknown>;
  data: unknown;
};

type Template = {
  default: ComponentType<PageProps>;
  Head: ComponentType<HeadProps>;
  /** The text of the page's query; a page without data has none. */
  query?: string;
};

/** Loads the templates of all pages that show content of the repository. */
export async function loadTemplates(): Promise<ReadonlyMap<string, Template>> {
  const folder = path.resolve('src/templates');
  const names = readdirSync(folder)
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !/^(dummy|elements|preview|offline)/.test(name));
  const load = async (name: string) =>
    [name, (await import(path.join(folder, name))) as Template] as const;
  return new Map(await Promise.all(names.map(load)));
}

/**
 * The page in its layout, as Gatsby renders it.
 *
 * @param pathname of the address: a build has it as it is, a browser percent-encoded
 */
export function pageElement(
  { default: Page }: Template,
  { path: address, pageContext, data }: PageData,
  pathname = address,
): ReactElement {
  const props = { pageContext, data, ...locationOf(pathname) } as unknown as PageProps;
  const args = { element: <Page {...props} />, props } as Parameters<typeof wrapPageElement>[0];
  return (
    <ServerLocation url={pathname}>
      <div id="gatsby-focus-wrapper">{wrapPageElement(args)}</div>
    </ServerLocation>
  );
}

/** The content of the page's head. */
export function headElement({ Head }: Template, { path: address, pageContext, data }: PageData) {
  const props = { pageContext, data, ...locationOf(address) } as unknown as HeadProps;
  return <Head {...props} />;
}

function locationOf(pathname: string) {
  return { path: pathname, location: { pathname, search: '', hash: '' } };
}
