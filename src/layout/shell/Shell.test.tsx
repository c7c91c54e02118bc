/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Provider } from '../../i18n/Provider';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { renderIn } from '../../test/renderIn';
import { setLoadDelayed } from './delayedLoad';
import { ProgressBar, Shell } from './Shell';

const draw = (path: string) => (
  <Provider lang="is">
    <Shell path={path} hash="" entry="/" />
  </Provider>
);

/** Starts a visit at `entry`. Returns a function that goes to another page. */
async function enter(entry: string) {
  const { rerender } = render(draw(entry));
  await act(async () => undefined);
  return async (path: string) => {
    rerender(draw(path));
    await act(async () => undefined);
  };
}

/** Returns `isHomepage`, `homepageLoaded` and `homepageAnimationComplete`. */
const home = () => {
  const { isHomepage, homepageLoaded, homepageAnimationComplete } = getInterfaceState();
  return [isHomepage, homepageLoaded, homepageAnimationComplete];
};

beforeEach(() => {
  document.body.innerHTML = '';
  setInterfaceState({
    isHomepage: false,
    homepageLoaded: false,
    homepageAnimationComplete: false,
    canTransition: false,
    isDesktop: false,
  });
});

it('records whether the page is the front page, and whether the visit has shown it', async () => {
  const go = await enter('/verkefni/');
  expect(home()).toEqual([false, false, false]);
  await go('/en/');
  expect(home()).toEqual([false, false, false]);
  await go('/');
  expect(home()).toEqual([true, true, true]);
  await go('/verkefni/');
  expect(home()).toEqual([false, true, false]);
});

it('does not complete the homepage animation while the wipe covers the page', async () => {
  document.body.innerHTML = '<div data-wipe></div>';
  await enter('/');
  expect(home()).toEqual([true, true, false]);
});

it('replaces the scrollbar with padding of the same width while the menu or the search is open', () => {
  const root = document.documentElement;
  window.innerWidth = 1024;
  // The remaining 15 px are the scrollbar.
  Object.defineProperty(root, 'clientWidth', { value: 1009, configurable: true });
  const { unmount } = render(draw('/'));
  const padding = () => document.body.style.paddingInlineEnd;
  act(() => setInterfaceState({ navOpen: true }));
  expect(padding()).toBe('15px');
  act(() => setInterfaceState({ navOpen: false, searchOpen: true }));
  expect(padding()).toBe('15px');
  act(() => setInterfaceState({ searchOpen: false }));
  expect(padding()).toBe('');
  act(() => setInterfaceState({ searchOpen: true }));
  expect(root).toHaveClass('scroll-disabled');
  unmount();
  expect(root).not.toHaveClass('scroll-disabled');
  expect(padding()).toBe('');
});

afterEach(() => act(() => setLoadDelayed(false)));

it('the progress bar shows at once when the page was late before the bar was loaded', () => {
  setLoadDelayed(true);
  renderIn('is', <ProgressBar />);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

it('the progress bar is hidden when the reader leaves the site and comes back', () => {
  renderIn('is', <ProgressBar />);
  act(() => setLoadDelayed(true));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
