import { nearestPages, wordsOfAddress } from './nearestPages';

const places = ['/ha-frettir/', '/fagfelog/', '/fagfelog/textilfelagid/', '/en/about/'].map(
  (href) => ({ title: href, href }),
);

it.each([
  ['/ha-frettir/horfin-frett/', ['/ha-frettir/']],
  ['/fagfelog/textilfelagid/stjorn', ['/fagfelog/textilfelagid/', '/fagfelog/']],
  ['/fagfelog', ['/fagfelog/']],
  ['/en/about/gone/', ['/en/about/']],
  ['/ha-frettirnar/', []],
  ['/nothing-here', []],
  ['/%', []],
])('on the way to %s stand %j, the nearest first', (address, hrefs) => {
  expect(nearestPages(places, address).map(({ href }) => href)).toEqual(hrefs);
});

it('knows an address by its letters, encoded or not', () => {
  const list = { title: 'HönnunarMars', href: '/ha-frettir/HönnunarMars/' };
  expect(nearestPages([list], '/ha-frettir/H%C3%B6nnunarMars/9/')).toEqual([list]);
});

it.each([
  ['/ha-frettir/svart-er-ekki-einn-litur/', 'svart er ekki einn litur'],
  ['/en/about/staff.html', 'staff'],
  ['/verkefni/B%C3%BA_ð', 'Bú ð'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/', ''],
])('searches for the last words of %s: %j', (address, words) => {
  expect(wordsOfAddress(address)).toBe(words);
});
