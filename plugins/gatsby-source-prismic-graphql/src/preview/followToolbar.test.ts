/** @jest-environment jsdom */
import { followToolbar } from './followSession';

let token: string;
let calls: (string | undefined)[];
let stop: AbortController;
beforeEach(() => {
  calls = [];
  stop = new AbortController();
  const { signal } = stop;
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject | null) => {
      if (listener) add(type, listener, { signal });
    });
  followToolbar(() => token, {
    onUpdate: (ref) => calls.push(`update ${ref}`),
    onEnd: () => calls.push('end'),
  });
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

/** @returns whether the toolbar reloads the page */
function dispatch(name: string, detail: unknown = null): boolean {
  return window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}

describe.each(['prismicPreviewStart', 'prismicPreviewUpdate'])('%s', (name) => {
  test.each([
    ['https://acme.prismic.io/previews/X1:Y2', 'https://acme.prismic.io/previews/X1:Y3?a=b'],
    ['m-1:p-session', 'm-2:p-session'],
    ['m-1:p-session', 'm-1:p-session'],
    // A release that was saved.
    ['https://acme.prismic.io/previews/Z5~X1', 'https://acme.prismic.io/previews/Z6~X1'],
  ])('updates %s to %s, and prevents the reload', (own, ref) => {
    token = own;
    expect(dispatch(name, { ref })).toBe(false);
    expect(calls).toEqual([`update ${ref}`]);
  });

  test.each([
    ['https://acme.prismic.io/previews/X1:Y2', 'https://acme.prismic.io/previews/X9:Y9'],
    ['m-1:p-session', 'm-1:p-other'],
    ['m-1:p-session', 'Z5~X1'],
  ])('of another tab’s preview changes and reloads nothing: %s, %s', (own, ref) => {
    token = own;
    expect(dispatch(name, { ref })).toBe(false);
    expect(calls).toEqual([]);
  });

  test.each([[undefined], [null], [{}], [{ ref: 7 }], ['text']])(
    'may report no ref: %j',
    (detail) => {
      token = 'm-1:p-session';
      dispatch(name, detail);
      expect(calls).toEqual(['update undefined']);
    },
  );
});

test('the end of the preview prevents the reload', () => {
  expect(dispatch('prismicPreviewEnd')).toBe(false);
  expect(calls).toEqual(['end']);
});
