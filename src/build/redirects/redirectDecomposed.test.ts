import type { NodePluginArgs } from 'gatsby';
import { redirectDecomposed } from './redirectDecomposed';

const pages = ['/', '/verkefni/', '/ha-frettir/HönnunarMars/'].map((path) => ({ path }));
const handle = redirectDecomposed((() => pages) as unknown as NodePluginArgs['getNodesByType']);

/** Where a request is redirected to; `undefined` for one that Gatsby answers. */
function locationOf(originalUrl: string): string | undefined {
  const redirect = jest.fn();
  const next = jest.fn();
  handle({ originalUrl }, { redirect }, next);
  expect(redirect.mock.calls.length + next.mock.calls.length).toBe(1);
  return redirect.mock.calls[0]?.[1];
}

it.each([
  ['/ha-frettir/Ho%CC%88nnunarMars/', '/ha-frettir/H%C3%B6nnunarMars/'],
  ['/ha-frettir/Ho%CC%88nnunarMars?a=b', '/ha-frettir/H%C3%B6nnunarMars/?a=b'],
])('%s leads to the page', (address, location) => {
  expect(locationOf(address)).toBe(location);
});

it.each([
  '/ha-frettir/H%C3%B6nnunarMars/',
  '/ha-frettir/Ho%CC%88nnunarMars/atom.xml',
  '/ho%CC%88nnun/',
  '/verkefni',
  '/%',
])('%s is left to Gatsby', (address) => expect(locationOf(address)).toBeUndefined());
