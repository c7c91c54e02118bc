/** @jest-environment jsdom */
import { withdrawConsent } from './withdrawConsent';

it('removes the cookies of the tag manager’s tags, leaves the others, and loads the page again', () => {
  for (const name of [
    '_ga',
    '_ga_ABC123',
    '_gid',
    '_gat_UA-1',
    '_gcl_au',
    'gdprConsent',
    '_gallery',
  ]) {
    document.cookie = `${name}=1; path=/`;
  }
  const reload = jest.fn();
  withdrawConsent(reload);
  expect(document.cookie).toBe('gdprConsent=1; _gallery=1');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads the page again where no cookie may be read', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const reload = jest.fn();
  withdrawConsent(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
