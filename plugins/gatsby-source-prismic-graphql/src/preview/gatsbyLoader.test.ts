/** @jest-environment jsdom */
import { isNotFound, onLoadPage } from './gatsbyLoader';

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

test('Gatsby gets the page only after the change', async () => {
  const order: string[] = [];
  let finish = () => {};
  onLoadPage((address, loaded) => {
    order.push(`changing ${address}`, loaded === (resources as unknown) ? 'same' : 'another');
    return new Promise((resolve) => (finish = resolve));
  });
  const shown = loader.loadPage('/a/?b=c').then((given) => {
    order.push(given === resources ? 'shown' : 'another');
  });
  await new Promise((resolve) => setTimeout(resolve));
  order.push('changed');
  finish();
  await shown;
  expect(order).toEqual(['changing /a/?b=c', 'same', 'changed', 'shown']);
});

test('the returned function loads a page without changing it', async () => {
  const change = jest.fn();
  const load = onLoadPage(change);
  expect(await load('/a/')).toBe(resources);
  expect(change).not.toHaveBeenCalled();
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
