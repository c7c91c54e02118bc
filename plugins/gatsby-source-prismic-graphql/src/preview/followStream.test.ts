/** @jest-environment jsdom */
import { followStream } from './followSession';

class FakeStream extends EventTarget {
  static open: FakeStream[] = [];
  constructor(readonly address: string) {
    super();
    FakeStream.open.push(this);
  }
  close() {
    FakeStream.open = FakeStream.open.filter((each) => each !== this);
  }
}

const token = 'http://localhost:3100/previews/a:1';
const events = 'http://localhost:3100/previews/a:1/events';
let calls: (string | undefined)[];
let isHidden: boolean;
let stop: AbortController;
beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeStream });
  FakeStream.open = [];
  calls = [];
  isHidden = false;
  stop = new AbortController();
  const { signal } = stop;
  const add = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject | null) => {
      if (listener) add(type, listener, { signal });
    });
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

const follow = () =>
  followStream(token, events, {
    onUpdate: (ref) => calls.push(`update ${ref}`),
    onEnd: () => calls.push('end'),
  });
const send = (name: string, data = '') =>
  FakeStream.open[0]?.dispatchEvent(new MessageEvent(name, { data }));
const update = (ref: string) => send('update', JSON.stringify({ ref }));
function show(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the event stream of a service', () => {
  test('reports a ref only if it differs from the known ref', () => {
    follow();
    expect(FakeStream.open.map(({ address }) => address)).toEqual([events]);
    update(token);
    expect(calls).toEqual([]);
    update(`${token}2`);
    update(`${token}2`);
    update(token);
    expect(calls).toEqual([`update ${token}2`, `update ${token}`]);
  });

  test('with an invalid message reports an update without a ref', () => {
    follow();
    send('update', '{');
    expect(calls).toEqual(['update undefined']);
  });

  test('is not opened in a background tab until the tab is shown', () => {
    isHidden = true;
    follow();
    expect(FakeStream.open).toEqual([]);
    show(false);
    expect(FakeStream.open).toHaveLength(1);
  });
});
