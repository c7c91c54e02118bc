/** @jest-environment jsdom */
import { answerConsent } from './consent';

it('sets a cookie that lasts ten years, for all pages', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const days = 24 * 60 * 60 * 1000;
  const start = Date.now();
  answerConsent(true);
  const [cookie = ''] = written.mock.calls[0] ?? [];
  expect(cookie).toMatch(/^gdprConsent=true; path=\/; expires=[^;]+; sameSite=lax$/);
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect((expires - start) / days).toBeCloseTo(3650, 2);
});
