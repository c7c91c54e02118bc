/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Provider } from '../../i18n/Provider';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { Shell } from './Shell';

const draw = (path: string) => (
  <Provider lang="is">
    <Shell path={path} hash="" entry="/" />
  </Provider>
);

/** A page that a reader comes to from outside, and a way to send them on. */
async function enter(entry: string) {
  const { rerender } = render(draw(entry));
  await act(async () => undefined);
  return async (path: string) => {
    rerender(draw(path));
    await act(async () => undefined);
  };
}

const home = () => {
  const { isHomepage, homepageLoaded, homepageAnimationComplete } = getInterfaceState();
  return { isHomepage, homepageLoaded, homepageAnimationComplete };
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

it('knows the front page, and that it was shown', async () => {
  const go = await enter('/verkefni/');
  const nothing = { isHomepage: false, homepageLoaded: false, homepageAnimationComplete: false };
  expect(home()).toEqual(nothing);
  await go('/en/');
  expect(home()).toEqual(nothing);
  await go('/');
  expect(home()).toEqual({
    isHomepage: true,
    homepageLoaded: true,
    homepageAnimationComplete: true,
  });
  await go('/verkefni/');
  expect(home()).toEqual({ ...nothing, homepageLoaded: true });
});

it('waits for the sheet to leave the front page', async () => {
  document.body.innerHTML = '<div data-wipe></div>';
  await enter('/');
  expect(home()).toEqual({
    isHomepage: true,
    homepageLoaded: true,
    homepageAnimationComplete: false,
  });
});

it('measures the window, and only while it is there', async () => {
  window.innerWidth = 1080;
  const ended = jest.spyOn(window, 'removeEventListener');
  const { unmount } = render(draw('/'));
  expect(getInterfaceState()).toMatchObject({ isDesktop: true, canTransition: true });
  unmount();
  expect(ended.mock.calls.map(([type]) => type)).toContain('resize');
});
