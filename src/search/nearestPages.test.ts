import { nearestPages, wordsOfAddress } from './nearestPages';

const pages = ['/ha-frettir/', '/fagfelog/', '/fagfelog/ivaf/', '/en/about/'].map((href) => ({
  title: href,
  href,
}));

it.each([
  ['/ha-frettir/horfin-frett/', ['/ha-frettir/']],
  ['/fagfelog/ivaf/stjorn', ['/fagfelog/ivaf/', '/fagfelog/']],
  ['/fagfelog', ['/fagfelog/']],
  ['/en/about/gone/', ['/en/about/']],
  ['/ha-frettirnar/', []],
  ['/nothing-here', []],
  ['/%', []],
])('the pages above %s are %j, the nearest first', (address, hrefs) => {
  expect(nearestPages(pages, address).map(({ href }) => href)).toEqual(hrefs);
});

it.each([
  ['/stjorn/', ['/fagfelog/ivaf/stjorn/']],
  ['/fagfelog/stjorn', ['/fagfelog/ivaf/stjorn/', '/fagfelog/']],
  ['/stjorn/?a=1', []],
])('the first page for %s has the same last segment: %j', (address, hrefs) => {
  const board = { title: 'Stjórn', href: '/fagfelog/ivaf/stjorn/' };
  expect(nearestPages([...pages, board], address).map(({ href }) => href)).toEqual(hrefs);
});

it('compares decoded addresses', () => {
  const list = { title: 'HönnunarMars', href: '/ha-frettir/HönnunarMars/' };
  expect(nearestPages([list], '/ha-frettir/H%C3%B6nnunarMars/9/')).toEqual([list]);
});

it.each([
  ['/ha-frettir/svart-er-ekki-einn-litur/', 'svart er ekki einn litur'],
  ['/en/about/staff.html', 'staff'],
  ['/verkefni/B%C3%BA_ð', 'Bú ð'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/', ''],
])('searches for the words of the last segment of %s: %j', (address, words) => {
  expect(wordsOfAddress(address)).toBe(words);
});
