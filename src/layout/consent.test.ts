/** @jest-environment jsdom */
import { answerConsent, consentScript, hasConsent, withheldScriptId } from './consent';

/** The script as the build leaves it in the head: text, not yet a script. */
function withhold(code: string) {
  const script = document.createElement('script');
  script.id = withheldScriptId;
  script.type = 'text/plain';
  script.textContent = code;
  document.head.append(script);
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.cookie = 'gdprConsent=; max-age=0; path=/';
  delete document.documentElement.dataset['consent'];
});

it('runs the withheld script when the reader accepts, and only once', () => {
  withhold('window.runs = (window.runs || 0) + 1');
  answerConsent(true);
  answerConsent(true);
  expect(hasConsent()).toBe(true);
  // jsdom runs no scripts; what would run is the second, ordinary one.
  const started = [...document.head.querySelectorAll('script')].filter(({ type }) => type === '');
  expect(started.map(({ textContent }) => textContent)).toEqual([
    'window.runs = (window.runs || 0) + 1',
  ]);
});

it('remembers a refusal and runs nothing', () => {
  withhold('window.runs = 1');
  answerConsent(false);
  expect(document.cookie).toBe('gdprConsent=false');
  expect(hasConsent()).toBe(false);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

it('asks for ten years', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  answerConsent(true);
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
