/** @jest-environment jsdom */
import { animate } from 'framer-motion/dom/mini';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { startPageTransition } from './pageTransition';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));

const animated = jest.mocked(animate);
const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
const scrollIntoView = jest.fn();

let endAnimations: () => void;

const wipes = () => document.querySelectorAll<HTMLElement>('[data-wipe]');
const keyframes = () => animated.mock.calls.map(([, each]) => each);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.clearAllMocks();
  document.body.innerHTML = '<h2 id="dagskrá">Dagskrá</h2>';
  window.history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = scrollIntoView;
  setInterfaceState({ isMobile: false, isHomepage: false, homepageAnimationComplete: false });
  const ends: (() => void)[] = [];
  endAnimations = () => ends.splice(0).forEach((end) => end());
  animated.mockImplementation(() => {
    const move = new Promise<void>((resolve) => ends.push(resolve));
    return Object.assign(move, { complete: () => undefined }) as unknown as ReturnType<
      typeof animate
    >;
  });
});

afterEach(() => jest.useRealTimers());

it('draws a wipe at once, which takes no clicks and moves for 400 ms', () => {
  startPageTransition(jest.fn());
  expect(wipes()).toHaveLength(1);
  expect(wipes()[0]).toHaveStyle({ position: 'fixed', pointerEvents: 'none' });
  expect(animated).toHaveBeenCalledTimes(1);
  expect(animated.mock.calls[0]?.[2]).toMatchObject({ duration: 0.4 });
});

it('carries the text of the link that the reader followed, for the eyes only', () => {
  document.body.innerHTML = '<a href="/verkefni/">Verkefni</a><a href="/">Miðstöð</a>';
  // jsdom has no layout, and so no innerText.
  const links = document.querySelectorAll('a');
  links.forEach((link) => Object.assign(link, { innerText: link.textContent }));
  links[0]?.focus();
  startPageTransition(jest.fn());
  window.history.replaceState(null, '', '/verkefni/');
  startPageTransition(jest.fn());
  expect([...wipes()].map(({ textContent }) => textContent)).toEqual(['', 'Verkefni']);
  expect(wipes()[1]).toHaveProperty('ariaHidden', 'true');
});

it.each([
  ['from the left on a wide window', false, (percent: number) => `translateX(${percent}%)`],
  ['from below on a mobile window', true, (percent: number) => `translateY(${-percent}%)`],
])('the wipe comes %s and leaves on the other side', (_, isMobile, at) => {
  setInterfaceState({ isMobile });
  startPageTransition(jest.fn());
  jest.advanceTimersByTime(500);
  expect(keyframes()).toEqual([{ transform: [at(-100), at(0)] }, { transform: [at(0), at(100)] }]);
});

it('removes the wipe and shows no page when it is stopped before 500 ms', () => {
  const show = jest.fn();
  const stop = startPageTransition(show);
  jest.advanceTimersByTime(499);
  stop();
  expect(wipes()).toHaveLength(0);
  jest.runAllTimers();
  expect(show).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('lets the wipe leave when it is stopped by the page that it shows', () => {
  const stop = startPageTransition(() => stop());
  jest.advanceTimersByTime(500);
  expect(wipes()).toHaveLength(1);
  expect(animated).toHaveBeenCalledTimes(2);
});

describe('homepageAnimationComplete', () => {
  const isComplete = () => getInterfaceState().homepageAnimationComplete;

  it.each([
    ['the front page', true],
    ['another page', false],
  ])('after the wipe has left %s: %s', async (_, isHomepage) => {
    setInterfaceState({ homepageAnimationComplete: true });
    startPageTransition(() => setInterfaceState({ isHomepage }));
    expect(isComplete()).toBe(false);
    jest.advanceTimersByTime(500);
    expect(isComplete()).toBe(false);
    endAnimations();
    await Promise.resolve();
    expect(isComplete()).toBe(isHomepage);
  });

  it('becomes true again when the transition away from the front page is stopped', () => {
    setInterfaceState({ isHomepage: true, homepageAnimationComplete: true });
    const stop = startPageTransition(jest.fn());
    expect(isComplete()).toBe(false);
    stop();
    expect(isComplete()).toBe(true);
  });

  it('stays false while the wipe of a second transition covers the page', async () => {
    startPageTransition(() => setInterfaceState({ isHomepage: true }));
    jest.advanceTimersByTime(500);
    startPageTransition(jest.fn());
    endAnimations();
    await Promise.resolve();
    expect(wipes()).toHaveLength(1);
    expect(isComplete()).toBe(false);
  });
});
