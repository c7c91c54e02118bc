/** @jest-environment jsdom */
import { followUpdates } from './followUpdates';

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
let stop: () => void;
beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeStream });
  calls = [];
  isHidden = false;
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function follow(address?: string) {
  stop = followUpdates(token, address, {
    onUpdate: (ref) => calls.push(`update ${ref}`),
    onEnd: () => calls.push('end'),
  });
}
function dispatch(name: string, detail?: unknown): Event {
  const event = new CustomEvent(name, { detail, cancelable: true });
  window.dispatchEvent(event);
  return event;
}
const send = (name: string, data = '') =>
  FakeStream.open[0]?.dispatchEvent(new MessageEvent(name, { data }));
const update = (ref: string) => send('update', JSON.stringify({ ref }));
function show(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('Prismic’s toolbar', () => {
  test.each([[undefined], [null], [{}], [{ ref: 7 }], ['text']])(
    'may report no ref: %j',
    (detail) => {
      follow();
      dispatch('prismicPreviewUpdate', detail);
      expect(calls).toEqual(['update undefined']);
    },
  );
});

describe('the event stream of a service', () => {
  test('reports a ref only if it differs from the known ref', () => {
    follow(events);
    expect(FakeStream.open.map(({ address }) => address)).toEqual([events]);
    update(token);
    expect(calls).toEqual([]);
    update(`${token}2`);
    update(`${token}2`);
    update(token);
    expect(calls).toEqual([`update ${token}2`, `update ${token}`]);
  });

  test('with an invalid message reports an update without a ref', () => {
    follow(events);
    send('update', '{');
    expect(calls).toEqual(['update undefined']);
  });

  test('is not opened in a background tab until the tab is shown', () => {
    isHidden = true;
    follow(events);
    expect(FakeStream.open).toEqual([]);
    show(false);
    expect(FakeStream.open).toHaveLength(1);
  });
});

test('opens no stream for a service without one', () => {
  follow(undefined);
  show(false);
  expect(FakeStream.open).toEqual([]);
});
