/** @jest-environment jsdom */
import { isNotFound, onLoadPage, showWithoutPage } from './gatsbyLoader';

const page = (path: string) => ({ path, componentChunkName: 'a', staticQueryHashes: [] });
const resources = { json: {}, page: page('/a/') };
let loader: { pages: unknown; loadPage(address: string): Promise<unknown> };
beforeEach(() => {
  loader = {
    pages: resources,
    loadPage() {
      return Promise.resolve(this.pages);
    },
  };
  Object.assign(window, { ___loader: loader });
});

test.each([[undefined], [null], [new Error('status 500')], [{ status: 'error' }]])(
  'does not change a page that could not be loaded: %s',
  async (failed) => {
    const change = jest.fn();
    const load = onLoadPage(change);
    loader.pages = failed;
    expect(await loader.loadPage('/a/')).toBe(failed);
    expect(await load('/a/')).toBeUndefined();
    expect(change).not.toHaveBeenCalled();
  },
);

test('recognises the not-found page by its path', () => {
  expect(
    ['/404.html', '/dev-404-page/', '/404/', '/a/'].map((path) => isNotFound({ page: page(path) })),
  ).toEqual([true, true, false, false]);
});

describe('at a path without a page', () => {
  const { NODE_ENV } = process.env;
  const setMode = (mode: string | undefined) => Object.assign(process.env, { NODE_ENV: mode });
  const notFound = () => ({ ...resources, page: page('/404.html') }) as never;
  const isPageNotFound = () => true;
  beforeEach(() => Object.assign(loader, { isPageNotFound }));
  afterEach(() => setMode(NODE_ENV));

  test('`gatsby develop` shows the draft instead of its own 404 page', () => {
    setMode('development');
    const changed = notFound() as { page: { path: string } };
    showWithoutPage('/fréttir/ný', changed as never);
    const { isPageNotFound: isMissing } = loader as unknown as {
      isPageNotFound: (address: string) => boolean;
    };
    expect(changed.page.path).toBe('/fréttir/ný');
    expect(isMissing('/fr%C3%A9ttir/n%C3%BD/?a=b')).toBe(false);
    expect(isMissing('/fréttir/önnur')).toBe(true);
  });
});
