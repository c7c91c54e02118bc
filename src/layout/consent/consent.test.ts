/** @jest-environment jsdom */
import type * as Consent from './consent';
import { bannerId, consentScript, withheldScriptId } from './consent';
import { withdrawConsent } from './withdrawConsent';

jest.mock('./withdrawConsent', () => ({ withdrawConsent: jest.fn() }));

const reload = jest.mocked(withdrawConsent);

// The module remembers the decision of its page view, so each test loads a fresh module.
let consent: typeof Consent;
let warn: jest.SpyInstance;

/** Adds the withheld script to the head as the build writes it: as plain text. */
function withhold(code: string) {
  const script = document.createElement('script');
  script.id = withheldScriptId;
  script.type = 'text/plain';
  script.textContent = code;
  document.head.append(script);
}

/** Scripts that a browser would run; jsdom runs none. */
const runnable = () => [...document.head.querySelectorAll('script')].filter(({ type }) => !type);

beforeEach(() => {
  jest.restoreAllMocks();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  reload.mockReset();
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

it('runs the withheld script when the reader accepts, and only once', () => {
  withhold('window.runs = (window.runs || 0) + 1');
  consent.answerConsent(true);
  consent.answerConsent(true);
  expect(consent.hasConsent()).toBe(true);
  expect(runnable().map(({ textContent }) => textContent)).toEqual([
    'window.runs = (window.runs || 0) + 1',
  ]);
});

it('stores a rejection and runs nothing', () => {
  withhold('window.runs = 1');
  consent.answerConsent(false);
  expect(document.cookie).toBe('gdprConsent=false');
  expect(consent.hasConsent()).toBe(false);
  expect(runnable()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('sets a cookie that lasts ten years, for the whole site', () => {
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

it('reopens the banner with the focus in it, and returns the focus to the button afterwards', () => {
  const button = document.querySelector('button') as HTMLButtonElement;
  consent.answerConsent(false);
  expect(document.activeElement?.id).toBe('content');
  consent.reopenConsent(button);
  expect(document.documentElement.dataset['consent']).toBe('open');
  expect(document.activeElement?.id).toBe(bannerId);
  consent.answerConsent(false);
  expect(document.documentElement.dataset['consent']).toBe('answered');
  expect(document.activeElement).toBe(button);
});

it('stores the rejection and reloads the page for a reader who withdraws consent', async () => {
  document.cookie = 'gdprConsent=true; path=/';
  expect(consent.hasConsent()).toBe(true);
  consent.answerConsent(false);
  await Promise.resolve();
  await new Promise(process.nextTick);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('gdprConsent=false');
});

describe('in a browser that blocks cookies', () => {
  const blocked = {
    ignored: () => {
      jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    },
    forbidden: () => {
      const refuse = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
      jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
      jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    },
  };

  it.each(Object.entries(blocked))('keeps the decision for the page view (%s)', (_, block) => {
    block();
    withhold('window.runs = 1');
    new Function(consentScript)();
    expect(document.documentElement.dataset['consent']).toBe('open');
    expect(consent.hasConsent()).toBe(false);
    consent.answerConsent(true);
    expect(document.documentElement.dataset['consent']).toBe('answered');
    expect(consent.hasConsent()).toBe(true);
    expect(runnable()).toHaveLength(1);
    consent.answerConsent(false);
    expect(consent.hasConsent()).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('blocks cookies'));
  });
});
