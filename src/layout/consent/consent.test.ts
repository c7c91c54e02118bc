/** @jest-environment jsdom */
import type * as Consent from './consent';
import { bannerId, consentScript, withheldScriptId } from './consent';
import { withdrawConsent } from './withdrawConsent';

jest.mock('./withdrawConsent', () => ({ withdrawConsent: jest.fn() }));

const reload = jest.mocked(withdrawConsent);

// Each test is a page view of its own: an answer is remembered beside its cookie.
let consent: typeof Consent;
let warn: jest.SpyInstance;

/** The script as the build leaves it in the head: text, not yet a script. */
function withhold(code: string) {
  const script = document.createElement('script');
  script.id = withheldScriptId;
  script.type = 'text/plain';
  script.textContent = code;
  document.head.append(script);
}

/** jsdom runs no scripts; what would run is the ordinary ones. */
const started = () => [...document.head.querySelectorAll('script')].filter(({ type }) => !type);

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
  expect(started().map(({ textContent }) => textContent)).toEqual([
    'window.runs = (window.runs || 0) + 1',
  ]);
});

it('remembers a refusal and runs nothing', () => {
  withhold('window.runs = 1');
  consent.answerConsent(false);
  expect(document.cookie).toBe('gdprConsent=false');
  expect(consent.hasConsent()).toBe(false);
  expect(started()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('asks for ten years', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  consent.answerConsent(true);
  const seconds = /max-age=(\d+)/.exec(written.mock.calls[0]?.[0] ?? '')?.[1];
  expect(Number(seconds) / (365 * 24 * 60 * 60)).toBe(10);
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

it('opens the banner again with the focus in it, and takes the focus back to the button', () => {
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

it('loads the page again for a reader who takes back a yes, with the refusal kept', async () => {
  document.cookie = 'gdprConsent=true; path=/';
  expect(consent.hasConsent()).toBe(true);
  consent.answerConsent(false);
  await Promise.resolve();
  await new Promise(process.nextTick);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('gdprConsent=false');
});

describe('where no cookie is kept', () => {
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

  it.each(Object.entries(blocked))('an answer holds for the page (%s)', (_, block) => {
    block();
    withhold('window.runs = 1');
    new Function(consentScript)();
    expect(document.documentElement.dataset['consent']).toBe('open');
    expect(consent.hasConsent()).toBe(false);
    consent.answerConsent(true);
    expect(document.documentElement.dataset['consent']).toBe('answered');
    expect(consent.hasConsent()).toBe(true);
    expect(started()).toHaveLength(1);
    consent.answerConsent(false);
    expect(consent.hasConsent()).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('keeps no cookies'));
  });
});
