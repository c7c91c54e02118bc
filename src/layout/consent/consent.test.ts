/** @jest-environment jsdom */
import { answerConsent, followOtherTabs, reopenConsent, startTagManager } from './consent';

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

it('hides the banner after an answer in another tab, but not a banner that the reader has reopened', () => {
  const { dataset } = document.documentElement;
  const showTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  document.cookie = 'gdprConsent=; max-age=0';
  dataset['consent'] = 'open';
  followOtherTabs();
  showTab();
  expect(dataset['consent']).toBe('open');
  document.cookie = 'gdprConsent=false';
  showTab();
  expect(dataset['consent']).toBe('answered');
  reopenConsent(document.createElement('button'));
  showTab();
  expect(dataset['consent']).toBe('open');
});

it.each([
  ['does not load the tag manager during development', 'development', 0],
  ['loads the tag manager', 'production', 1],
])('%s', (_, NODE_ENV, scripts) => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV,
    GATSBY_HAS_TAG_MANAGER: 'true',
  });
  startTagManager();
  expect(document.querySelectorAll('script[src="/tag-manager.js"]')).toHaveLength(scripts);
});
