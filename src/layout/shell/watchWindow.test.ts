/** @jest-environment jsdom */
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { watchWindow } from './Shell';

let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  setInterfaceState({ isMobile: false, isDesktop: false, canTransition: false });
});

afterEach(() => {
  end();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

function resize(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

const widths = () => {
  const { isMobile, isDesktop } = getInterfaceState();
  return { isMobile, isDesktop };
};

/** Sets the preference for reduced motion. Returns a function that changes the preference. */
function setReducedMotion(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  window.matchMedia = jest.fn(() => query as unknown as MediaQueryList);
  return (isReduced: boolean) => {
    query.matches = isReduced;
    query.dispatchEvent(new Event('change'));
  };
}

it.each([
  [719, true, false],
  [720, false, false],
  [1079, false, false],
  [1080, false, true],
])('at %d px: mobile %s, desktop %s', (width, isMobile, isDesktop) => {
  window.innerWidth = width;
  end = watchWindow();
  expect(widths()).toEqual({ isMobile, isDesktop });
});

it('measures again once the window has not changed for 100 ms', () => {
  window.innerWidth = 1200;
  end = watchWindow();
  resize(700);
  jest.advanceTimersByTime(99);
  resize(600);
  jest.advanceTimersByTime(99);
  expect(widths()).toEqual({ isMobile: false, isDesktop: true });
  jest.advanceTimersByTime(1);
  expect(widths()).toEqual({ isMobile: true, isDesktop: false });
});

it('follows the reader’s preference for reduced motion when it changes', () => {
  const change = setReducedMotion(false);
  end = watchWindow();
  expect(window.matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(getInterfaceState().canTransition).toBe(true);
  change(true);
  expect(getInterfaceState().canTransition).toBe(false);
  change(false);
  expect(getInterfaceState().canTransition).toBe(true);
});
