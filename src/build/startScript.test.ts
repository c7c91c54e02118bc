/** @jest-environment jsdom */
import { consentDefaults, consentUpdate, startScript } from './startScript';

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

it('copies words without soft hyphens and word joiners, as text and with absolute links', () => {
  document.body.innerHTML = '<p>Um <a href="/a/">Lands\u00ADlags\u00ADarkitektúr</a></p>';
  const copy = () => {
    const copied: Record<string, string> = {};
    const setData = (type: string, text: string) => (copied[type] = text);
    const event = new Event('copy', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
    return { copied, isOwn: event.defaultPrevented };
  };
  window.getSelection()?.selectAllChildren(document.body);
  expect(copy()).toEqual({
    copied: {
      'text/plain': 'Um Landslagsarkitektúr',
      'text/html': '<p>Um <a href="http://localhost/a/">Landslagsarkitektúr</a></p>',
    },
    isOwn: true,
  });
  document.body.innerHTML = '<p>kl. 12–\u206017</p>';
  window.getSelection()?.selectAllChildren(document.body);
  expect(copy().copied['text/plain']).toBe('kl. 12–17');
  document.body.innerHTML = '<p>Hús</p>';
  window.getSelection()?.selectAllChildren(document.body);
  expect(copy()).toEqual({ copied: {}, isOwn: false });
});

const pushed = () => {
  const layer: ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer');
  return layer.map((entry) => Array.from(entry));
};

beforeEach(() => Reflect.deleteProperty(window, 'dataLayer'));

it('denies everything before anything else', () => {
  window.eval(consentDefaults);
  const [[command, kind, purposes] = []] = pushed();
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
  // Google accepts commands only as `arguments` objects.
  expect(Object.prototype.toString.call(Reflect.get(window, 'dataLayer')[0])).toContain(
    'Arguments',
  );
});

it('grants the counting of visits, and deletes what was pushed before', () => {
  window.eval(consentDefaults);
  Reflect.get(window, 'dataLayer').push({ event: 'gatsby-route-change' });
  window.eval(consentUpdate);
  expect(pushed().slice(1)).toEqual([['consent', 'update', { analytics_storage: 'granted' }]]);
});
