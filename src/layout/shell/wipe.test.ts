/** @jest-environment jsdom */
import { animate } from 'framer-motion/dom/mini';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { wipe } from './wipe';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

const animated = jest.mocked(animate);
const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation();
const into = jest.fn();

/** Ends every movement that has begun. */
let endMoves: () => void;

const sheets = () => document.querySelectorAll<HTMLElement>('[data-wipe]');
const moves = () => animated.mock.calls.map(([, keyframes]) => keyframes);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.clearAllMocks();
  document.body.innerHTML = '<h2 id="dagskrá">Dagskrá</h2>';
  window.history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = into;
  setInterfaceState({ isMobile: false, isHomepage: false, homepageAnimationComplete: false });
  const ends: (() => void)[] = [];
  endMoves = () => ends.splice(0).forEach((end) => end());
  animated.mockImplementation(() => {
    const move = new Promise<void>((resolve) => ends.push(resolve));
    return Object.assign(move, { complete: () => undefined }) as unknown as ReturnType<
      typeof animate
    >;
  });
});

afterEach(() => jest.useRealTimers());

it('draws a sheet at once that takes no click, in 400 ms', () => {
  wipe(jest.fn());
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]).toHaveStyle({ position: 'fixed', pointerEvents: 'none' });
  expect(animated).toHaveBeenCalledTimes(1);
  expect(animated.mock.calls[0]?.[2]).toMatchObject({ duration: 0.4 });
});

it.each([
  ['from the left', false, 'translateX(-100%)', 'translateX(0%)', 'translateX(100%)'],
  [
    'from below on a narrow window',
    true,
    'translateY(100%)',
    'translateY(0%)',
    'translateY(-100%)',
  ],
])('comes %s, and leaves on the other side', (_, isMobile, before, over, after) => {
  setInterfaceState({ isMobile });
  wipe(jest.fn());
  jest.advanceTimersByTime(500);
  const plain = JSON.stringify(moves()).replaceAll('-0%', '0%');
  expect(JSON.parse(plain)).toEqual([{ transform: [before, over] }, { transform: [over, after] }]);
});

it('changes the page after 500 ms, at its top', () => {
  const show = jest.fn();
  wipe(show);
  jest.advanceTimersByTime(499);
  expect(show).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledTimes(1);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(scrolled.mock.invocationCallOrder[0]).toBeGreaterThan(
    show.mock.invocationCallOrder[0] as number,
  );
});

it('changes the page at what the address names', () => {
  window.history.replaceState(null, '', '/#dagskr%C3%A1');
  wipe(jest.fn());
  jest.advanceTimersByTime(500);
  expect(into.mock.contexts).toEqual([document.querySelector('h2')]);
  expect(scrolled).not.toHaveBeenCalled();
});

it('takes the sheet away when it has left', async () => {
  wipe(jest.fn());
  endMoves();
  jest.advanceTimersByTime(500);
  await Promise.resolve();
  expect(sheets()).toHaveLength(1);
  endMoves();
  await Promise.resolve();
  expect(sheets()).toHaveLength(0);
});

it('stopped before, it takes the sheet away and shows nothing', () => {
  const show = jest.fn();
  const stop = wipe(show);
  jest.advanceTimersByTime(499);
  stop();
  expect(sheets()).toHaveLength(0);
  jest.runAllTimers();
  expect(show).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
});

it('stopped by the page that it has shown, the sheet leaves in its time', () => {
  const stop = wipe(() => stop());
  jest.advanceTimersByTime(500);
  expect(sheets()).toHaveLength(1);
  expect(animated).toHaveBeenCalledTimes(2);
});

describe('homepageAnimationComplete', () => {
  const isComplete = () => getInterfaceState().homepageAnimationComplete;

  it.each([
    ['the front page', true],
    ['another page', false],
  ])('when the sheet has left %s: %s', async (_, isHomepage) => {
    setInterfaceState({ homepageAnimationComplete: true });
    wipe(() => setInterfaceState({ isHomepage }));
    expect(isComplete()).toBe(false);
    jest.advanceTimersByTime(500);
    expect(isComplete()).toBe(false);
    endMoves();
    await Promise.resolve();
    expect(isComplete()).toBe(isHomepage);
  });

  it('is true again for a reader who stays on the front page after all', () => {
    setInterfaceState({ isHomepage: true, homepageAnimationComplete: true });
    const stop = wipe(jest.fn());
    expect(isComplete()).toBe(false);
    stop();
    expect(isComplete()).toBe(true);
  });

  it('waits for the sheet to the next page, where there is one already', async () => {
    wipe(() => setInterfaceState({ isHomepage: true }));
    jest.advanceTimersByTime(500);
    wipe(jest.fn());
    endMoves();
    await Promise.resolve();
    expect(sheets()).toHaveLength(1);
    expect(isComplete()).toBe(false);
  });
});
