import { endsInTime } from '../../../../src/test/endsInTime';
import { isSamePath } from './isSamePath';

test.each([
  ['/frettir/hönnun/', '/frettir/h%C3%B6nnun'],
  ['/frettir//', '/frettir'],
  ['/', '/'],
  ['/a%3Fb', '/a?b'],
  ['/100%25', '/100%'],
  ['/hönnun/100%', '/h%C3%B6nnun/100%/'],
])('%s and %s are the same path', (one, other) => {
  expect(isSamePath(one, other)).toBe(true);
});

test.each([
  ['/frettir/', '/frettir/a/'],
  ['/frettir', 'frettir'],
  ['/a/b', '/a//b'],
  ['/', ''],
])('%s and %s are different paths', (one, other) => {
  expect(isSamePath(one, other)).toBe(false);
});

test('an address of very many slashes', () => {
  const slashes = '/'.repeat(500_000);
  expect(endsInTime(() => isSamePath(`${slashes}x/`, `${slashes}x`))).toBe(true);
  expect(isSamePath('//', '/')).toBe(true);
});
