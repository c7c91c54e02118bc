/** @jest-environment jsdom */
import { startScript, toTagManagerScript } from './startScript';

const onIdle: (() => void)[] = [];
const clicked = jest.fn();

const requested = () => [...document.scripts].map(({ src }) => src).filter(Boolean);
const scripts = ['http://localhost/a.js', 'http://localhost/b.js'];

let state: DocumentReadyState;
let listen: jest.SpiedFunction<typeof window.addEventListener>;

beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
  onIdle.length = 0;
  state = 'loading';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  Object.assign(window, { requestIdleCallback: (call: () => void) => onIdle.push(call) });
  document.body.innerHTML =
    '<script type="text/plain" data-src="/a.js"></script><button type="button">Já</button>' +
    '<form><button>Senda</button></form><script type="text/plain" data-src="/b.js"></script>';
  listen = jest.spyOn(window, 'addEventListener');
  window.eval(startScript);
});

afterEach(() => {
  for (const args of listen.mock.calls) window.removeEventListener(...args);
  jest.clearAllTimers();
  jest.restoreAllMocks();
});

function loadDocument() {
  state = 'interactive';
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

it('loads the scripts in their order when the browser is idle after it has loaded all else', () => {
  loadDocument();
  window.dispatchEvent(new Event('load'));
  expect(requested()).toEqual([]);
  onIdle.forEach((call) => call());
  expect(requested()).toEqual(scripts);
});

it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])(
  'loads the scripts at the first interaction, %s, and only once',
  (type) => {
    loadDocument();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(requested()).toEqual(scripts);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    onIdle.forEach((call) => call());
    expect(requested()).toEqual(scripts);
  },
);

it.each(['load', 'error'])(
  'removes a script after its event %s, so that webpack does not wait',
  (type) => {
    loadDocument();
    onIdle.forEach((call) => call());
    window.dispatchEvent(new Event('scroll'));
    for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event(type));
    expect(requested()).toEqual([]);
  },
);

it.each([
  ['a cookie of a preview', () => 'a=1; io.prismic.preview=%7B%7D', scripts],
  ['another cookie', () => 'gdprConsent=true', []],
  [
    'forbidden cookies',
    () => {
      throw new Error('The operation is insecure.');
    },
    [],
  ],
])('loads the scripts of a page with %s at once: %#', (_, cookie, expected) => {
  loadDocument();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(cookie);
  window.eval(startScript);
  expect(requested()).toEqual(expected);
});

it('waits for the end of the document when the reader is quicker', () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(requested()).toEqual([]);
  loadDocument();
  expect(requested()).toEqual(scripts);
});

/** Marks a button, as React does when it hydrates the button, and handles its clicks. */
function hydrate(button: Element) {
  Object.assign(button, { __reactProps$x: {} });
  button.addEventListener('click', clicked);
}

const find = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;

it('repeats the last click on a button without HTML of its own, once, when React has hydrated it', () => {
  const scrolled = jest.fn();
  window.addEventListener('scroll', scrolled);
  find('Já').click();
  find('Já').click();
  jest.advanceTimersByTime(5000);
  // The event makes parts hydrate that wait for an interaction.
  expect(scrolled).toHaveBeenCalled();
  hydrate(find('Já'));
  jest.advanceTimersByTime(5000);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('does not repeat a click for which React hydrates the button itself', () => {
  const button = find('Já');
  button.addEventListener('click', () => hydrate(button), { once: true });
  button.click();
  jest.advanceTimersByTime(5000);
  expect(clicked).not.toHaveBeenCalled();
});

it('does not repeat clicks on buttons of forms, hydrated buttons and removed ones', () => {
  find('Senda').addEventListener('click', (event) => event.preventDefault());
  find('Senda').click();
  hydrate(find('Senda'));
  const removed = find('Já');
  removed.click();
  removed.remove();
  jest.advanceTimersByTime(5000);
  hydrate(removed);
  jest.advanceTimersByTime(120_000);
  expect(clicked).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it('denies everything but the counting of visits before the tag manager starts', () => {
  Reflect.set(window, 'dataLayer', [{ event: 'gatsby-route-change' }]);
  window.eval(toTagManagerScript("dataLayer.push({ event: 'gtm.js' })"));
  const [initial, update, ...events]: object[] = Reflect.get(window, 'dataLayer');
  const [command, kind, purposes = {}]: unknown[] = Array.from(Object.values(initial ?? {}));
  expect([command, kind]).toEqual(['consent', 'default']);
  expect(Object.keys(purposes as object)).toEqual(
    expect.arrayContaining([
      'ad_storage',
      'ad_user_data',
      'ad_personalization',
      'analytics_storage',
    ]),
  );
  expect(new Set(Object.values(purposes as object))).toEqual(new Set(['denied']));
  expect(Object.values(update ?? {})).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted' },
  ]);
  // Google accepts commands only as `arguments` objects.
  expect(Object.prototype.toString.call(initial)).toContain('Arguments');
  expect(events).toEqual([{ event: 'gtm.js' }, { event: 'gatsby-route-change' }]);
});
