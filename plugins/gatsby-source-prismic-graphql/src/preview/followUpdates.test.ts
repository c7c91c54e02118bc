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
let told: (string | undefined)[];
let isHidden: boolean;
let stop: () => void;
beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeStream });
  told = [];
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
    onUpdate: (ref) => told.push(`update ${ref}`),
    onEnd: () => told.push('end'),
  });
}
function dispatch(name: string, detail?: unknown): Event {
  const event = new CustomEvent(name, { detail, cancelable: true });
  window.dispatchEvent(event);
  return event;
}
const say = (name: string, data = '') =>
  FakeStream.open[0]?.dispatchEvent(new MessageEvent(name, { data }));
const update = (ref: string) => say('update', JSON.stringify({ ref }));
function show(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('Prismic’s toolbar', () => {
  test('says that a draft was saved, and does not load the page again', () => {
    follow();
    const event = dispatch('prismicPreviewUpdate', { ref: `${token}2` });
    expect(told).toEqual([`update ${token}2`]);
    expect(event.defaultPrevented).toBe(true);
  });

  test.each([[undefined], [null], [{}], [{ ref: 7 }], ['text']])(
    'need not say which: %j',
    (detail) => {
      follow();
      dispatch('prismicPreviewUpdate', detail);
      expect(told).toEqual(['update undefined']);
    },
  );

  test('says that the preview was closed', () => {
    follow();
    expect(dispatch('prismicPreviewEnd').defaultPrevented).toBe(true);
    expect(told).toEqual(['end']);
  });
});

describe('the stream of a service', () => {
  test('says when there is something newer than what is known, and not what there is', () => {
    follow(events);
    expect(FakeStream.open.map(({ address }) => address)).toEqual([events]);
    update(token);
    expect(told).toEqual([]);
    update(`${token}2`);
    update(`${token}2`);
    update(token);
    expect(told).toEqual([`update ${token}2`, `update ${token}`]);
  });

  test('ends with the preview', () => {
    follow(events);
    say('end', '{}');
    expect(told).toEqual(['end']);
    expect(FakeStream.open).toEqual([]);
  });

  test('that says nonsense is no reason to stop', () => {
    follow(events);
    say('update', '{');
    expect(told).toEqual(['update undefined']);
  });

  test('is closed in a hidden tab, and tells afterwards what was missed', () => {
    follow(events);
    show(true);
    expect(FakeStream.open).toEqual([]);
    show(false);
    update(`${token}3`);
    expect(told).toEqual([`update ${token}3`]);
    show(false);
    expect(FakeStream.open).toHaveLength(1);
  });

  test('waits with a tab that is opened in the background', () => {
    isHidden = true;
    follow(events);
    expect(FakeStream.open).toEqual([]);
    show(false);
    expect(FakeStream.open).toHaveLength(1);
  });
});

test('a service without a stream is not asked for one', () => {
  follow(undefined);
  show(false);
  expect(FakeStream.open).toEqual([]);
});

test('nothing is heard after the end', () => {
  follow(events);
  stop();
  const event = dispatch('prismicPreviewUpdate', { ref: 'x' });
  dispatch('prismicPreviewEnd');
  show(false);
  expect(told).toEqual([]);
  expect(event.defaultPrevented).toBe(false);
  expect(FakeStream.open).toEqual([]);
});
