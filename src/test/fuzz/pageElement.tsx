import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { HeadProps, PageProps } from 'gatsby';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import '../../head/toHeadTags';
import { wrapPageElement } from '../../layout/wrapPageElement';

// The fuzz test loads this module twice: for the build, and again in a browser window.

const { ServerLocation } = jest.requireActual<{
  ServerLocation: ComponentType<{ url: string; children: ReactNode }>;
}>('@gatsbyjs/reach-router');

/** The contents of page-data.json. */
export type PageData = {
  path: string;
  template: string;
  pageContext: Record<string, unknown>;
  data: unknown;
};

type Template = {
  default: ComponentType<PageProps>;
  Head: ComponentType<HeadProps>;
  /** The template's query. It is undefined for a page without data. */
  query?: string;
};

export async function loadTemplates(): Promise<ReadonlyMap<string, Template>> {
  const folder = path.resolve('src/templates');
  const names = readdirSync(folder)
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !/^(dummy|elements|preview|offline)/.test(name));
  const load = async (name: string) =>
    [name, (await import(path.join(folder, name))) as Template] as const;
  return new Map(await Promise.all(names.map(load)));
}

/** `pathname` is percent-encoded in a browser, but not in a build. */
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

export function headElement({ Head }: Template, { path: address, pageContext, data }: PageData) {
  const props = { pageContext, data, ...locationOf(address) } as unknown as HeadProps;
  return <Head {...props} />;
}

function locationOf(pathname: string) {
  return { path: pathname, location: { pathname, search: '', hash: '' } };
}
