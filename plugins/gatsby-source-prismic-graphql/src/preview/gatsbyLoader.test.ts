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

test('Gatsby is given the page when it is changed, and not before', async () => {
  const order: string[] = [];
  let finish = () => {};
  onLoadPage((address, loaded) => {
    order.push(`changing ${address}`, loaded === (resources as unknown) ? 'it' : 'another');
    return new Promise((resolve) => (finish = resolve));
  });
  const shown = loader.loadPage('/a/?b=c').then((given) => {
    order.push(given === resources ? 'shown' : 'another');
  });
  await new Promise((resolve) => setTimeout(resolve));
  order.push('changed');
  finish();
  await shown;
  expect(order).toEqual(['changing /a/?b=c', 'it', 'changed', 'shown']);
});

test('the page as it is can be had beside', async () => {
  const change = jest.fn();
  const load = onLoadPage(change);
  expect(await load('/a/')).toBe(resources);
  expect(change).not.toHaveBeenCalled();
});

test.each([[undefined], [null], [new Error('status 500')], [{ status: 'error' }]])(
  'what could not be loaded is Gatsby’s to tell: %s',
  async (answer) => {
    const change = jest.fn();
    const load = onLoadPage(change);
    loader.pages = answer;
    expect(await loader.loadPage('/a/')).toBe(answer);
    expect(await load('/a/')).toBeUndefined();
    expect(change).not.toHaveBeenCalled();
  },
);

test('an address without a page has the not-found page’s', () => {
  expect(
    ['/404.html', '/dev-404-page/', '/404/', '/a/'].map((path) => isNotFound({ page: page(path) })),
  ).toEqual([true, true, false, false]);
});
