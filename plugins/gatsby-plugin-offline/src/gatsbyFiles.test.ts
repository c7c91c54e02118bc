import { appDataAddress, dataAddress, pathOfData, staticQueryAddress } from './gatsbyFiles';

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/en/', '/page-data/en/page-data.json'],
  ['/verkefni/fjoruleidin/', '/page-data/verkefni/fjoruleidin/page-data.json'],
])('the data of %s is at %s', (path, address) => {
  expect(dataAddress(path)).toBe(address);
  expect(pathOfData(address)).toBe(path);
});

it('an address without its final slash has the same data', () => {
  expect(dataAddress('/verkefni')).toBe(dataAddress('/verkefni/'));
});

it('other files of Gatsby are of no page', () => {
  expect(pathOfData(appDataAddress)).toBeUndefined();
  expect(pathOfData(staticQueryAddress('1839314095'))).toBeUndefined();
});
