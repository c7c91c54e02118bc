/** @jest-environment jsdom */
import { withdrawConsent } from './withdrawConsent';

it('removes the cookies of Google’s tags, keeps the others, and reloads the page', () => {
  for (const name of [
    '_ga',
    '_ga_ABC123',
    '_gid',
    '_gat_UA-1',
    '_dc_gtm_UA-1',
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

it('reloads the page in a browser that blocks cookies', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const reload = jest.fn();
  withdrawConsent(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
