/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { isPreviousPageShown, useShownPage } from './useShownPage';
import type { Page } from './useShownPage';

const mockTransition = jest.fn<() => void, [show: () => void]>();
let mockIsMissing = false;

jest.mock('./pageTransition', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed');
  return { startPageTransition: mockTransition };
});

const stopped = jest.fn();

function Layout({ page }: { page: Page }) {
  return <main>{useShownPage(page).element}</main>;
}

function toPage(path: string, action?: string, text = path): Page {
  return { element: <p>{text}</p>, lang: 'is', path, hash: '', context: {}, action };
}

/** Renders the page at `/`. Returns a function that goes to another page. */
function visit() {
  const { rerender } = render(<Layout page={toPage('/')} />);
  return async (page: Page) => {
    rerender(<Layout page={page} />);
    await act(async () => undefined);
  };
}

const shownText = () => screen.getByRole('main').textContent;

/** Shows the next page, as the page transition does when its wipe covers the window. */
const cover = () => act(() => mockTransition.mock.calls[0]?.[0]());

beforeEach(() => {
  jest.resetModules();
  mockIsMissing = false;
  mockTransition.mockReset().mockReturnValue(stopped);
  stopped.mockReset();
  setInterfaceState({ canTransition: true, navOpen: false, searchOpen: false });
});

it('shows new content of the same page at once', async () => {
  const go = visit();
  await go(toPage('/', 'PUSH', 'the same, rendered again'));
  expect(shownText()).toBe('the same, rendered again');
  expect(mockTransition).not.toHaveBeenCalled();
});

it('sets isPreviousPageShown within the commit', () => {
  const { rerender } = render(<Layout page={toPage('/')} />);
  rerender(<Layout page={toPage('/verkefni/', 'PUSH')} />);
  expect(isPreviousPageShown()).toBe(true);
});

it('shows a page at once when the reader goes back during a transition', async () => {
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  await go(toPage('/greinar/', 'POP'));
  expect(shownText()).toBe('/greinar/');
  expect(isPreviousPageShown()).toBe(false);
  expect(stopped).toHaveBeenCalledTimes(1);
});

it('starts no transition when the reader goes back before its code is loaded', async () => {
  const { rerender } = render(<Layout page={toPage('/')} />);
  rerender(<Layout page={toPage('/verkefni/', 'PUSH')} />);
  rerender(<Layout page={toPage('/', 'POP')} />);
  await act(async () => undefined);
  expect(shownText()).toBe('/');
  expect(mockTransition).not.toHaveBeenCalled();
});

it('shows the last of two pages in one transition', async () => {
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  await go(toPage('/greinar/', 'PUSH'));
  expect(shownText()).toBe('/');
  expect(stopped).not.toHaveBeenCalled();
  cover();
  expect(shownText()).toBe('/greinar/');
  expect(mockTransition).toHaveBeenCalledTimes(1);
});

it('shows the page without a transition when its code cannot be loaded', async () => {
  mockIsMissing = true;
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  await waitFor(() => expect(shownText()).toBe('/verkefni/'));
  expect(isPreviousPageShown()).toBe(false);
});

it('closes the menu when the wipe covers it, and keeps the search open on the same page', async () => {
  const go = visit();
  setInterfaceState({ searchOpen: true });
  await go({ ...toPage('/', 'PUSH'), hash: '#content' });
  expect(getInterfaceState().searchOpen).toBe(true);
  setInterfaceState({ navOpen: true, searchOpen: false });
  await go(toPage('/verkefni/', 'PUSH'));
  expect(getInterfaceState().navOpen).toBe(true);
  cover();
  expect(getInterfaceState().navOpen).toBe(false);
});
