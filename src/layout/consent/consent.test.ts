/** @jest-environment jsdom */
import type * as Consent from './consent';
import { bannerId, consentScript } from './consent';

// The module remembers the decision of its page view, so each test loads a fresh module.
let consent: typeof Consent;

beforeEach(() => {
  jest.restoreAllMocks();
  jest.isolateModules(() => {
    consent = jest.requireActual('./consent');
  });
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<main id="content" tabindex="-1"></main><footer><button>Vafrakökur</button></footer>' +
    `<section id="${bannerId}" tabindex="-1"></section>`;
  document.cookie = 'gdprConsent=; max-age=0; path=/';
  delete document.documentElement.dataset['consent'];
});

it('sets a cookie that lasts ten years, for all pages', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const days = 24 * 60 * 60 * 1000;
  const start = Date.now();
  consent.answerConsent(true);
  const [cookie = ''] = written.mock.calls[0] ?? [];
  expect(cookie).toMatch(/^gdprConsent=true; path=\/; expires=[^;]+; sameSite=lax$/);
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect((expires - start) / days).toBeCloseTo(3650, 2);
});

it.each([
  ['open', undefined],
  ['answered', 'true'],
  ['answered', 'false'],
])('the banner is %s with the cookie %s', (state, cookie) => {
  if (cookie) document.cookie = `gdprConsent=${cookie}; path=/`;
  new Function(consentScript)();
  expect(document.documentElement.dataset['consent']).toBe(state);
});
