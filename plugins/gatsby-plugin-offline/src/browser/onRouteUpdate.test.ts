/** @jest-environment jsdom */
import type { RouteUpdateArgs } from 'gatsby';
import { onRouteUpdate } from './onRouteUpdate';
import { reportVisit } from './reportVisit';

jest.mock('./reportVisit', () => ({ reportVisit: jest.fn() }));

const at = (pathname: string) => ({ pathname }) as RouteUpdateArgs['location'];

async function update(path: string, previous?: string, enabled = true) {
  const prevLocation = previous === undefined ? null : at(previous);
  onRouteUpdate({ location: at(path), prevLocation }, { enabled });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return jest.mocked(reportVisit).mock.calls;
}

beforeEach(() => {
  jest.mocked(reportVisit).mockReset();
  Object.assign(navigator, { serviceWorker: {} });
});

it('reports the page that the browser has loaded, and each page that a link leads to', async () => {
  expect(await update('/')).toEqual([['/', true]]);
  expect(await update('/about/', '/')).toEqual([
    ['/', true],
    ['/about/', false],
  ]);
});

it('reports nothing where only the query or the hash is another', async () => {
  expect(await update('/about/', '/about/')).toEqual([]);
});

it('reports nothing where the plugin is disabled or the browser knows no service workers', async () => {
  expect(await update('/', undefined, false)).toEqual([]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(await update('/')).toEqual([]);
});
