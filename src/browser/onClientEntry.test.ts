/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import type * as ReactTypes from 'react';

// Gatsby's own code for the browser runs here: its loader, its router and its start.

jest.mock('gatsby/cache-dir/redirects.json', () => [], { virtual: true });
jest.mock('$virtual/match-paths.json', () => [], { virtual: true });
jest.mock('$virtual/async-requires', () => ({ components: mockComponents }), { virtual: true });
jest.mock('gatsby/cache-dir/api-runner-browser-plugins', () => [{ plugin: mockHooks }], {
  virtual: true,
});
jest.mock('../layout/consent/consent', () => ({ hasConsent: () => false }));

type Hooks = Record<string, unknown>;
type Rendered = { lang: string | undefined; path: string };
type ComponentProps = { location: Location; pageContext: { lang?: string } };

const mockHooks: Hooks = {};
const mockComponents: Record<string, () => Promise<unknown>> = {};

const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const thrown = jest.fn();
let requests: string[];
let rendered: Rendered[];

const pages: Record<string, { componentChunkName: string; lang?: string }> = {
  '/': { componentChunkName: 'page', lang: 'is' },
  '/en/': { componentChunkName: 'page', lang: 'en-us' },
  '/verkefni/': { componentChunkName: 'page', lang: 'is' },
  '/en/verkefni/': { componentChunkName: 'page', lang: 'en-us' },
  '/ha-frettir/HönnunarMars/': { componentChunkName: 'page', lang: 'is' },
  '/404.html': { componentChunkName: 'notFound' },
  '/en/404/': { componentChunkName: 'notFound' },
  '/offline/': { componentChunkName: 'offline' },
};

/** What the server has below /page-data/, by the address of the request. */
function answer(url: string) {
  const { pathname } = new URL(url, 'http://localhost');
  if (pathname === '/page-data/app-data.json') return { webpackCompilationHash: 'hash' };
  const name = /^\/page-data\/(.+)\/page-data\.json$/.exec(decodeURI(pathname))?.[1];
  const path = name === 'index' ? '/' : [`/${name}/`, `/${name}`].find((each) => each in pages);
  const page = path === undefined ? undefined : pages[path];
  if (!page || !path) return undefined;
  const { componentChunkName, lang } = page;
  return { componentChunkName, path, staticQueryHashes: [], result: { pageContext: { lang } } };
}
