/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { isPageHeld, useShownPage, type Page } from './useShownPage';

const mockWipe = jest.fn<() => void, [show: () => void]>();
let mockIsMissing = false;

jest.mock('./wipe', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed');
  return { wipe: mockWipe };
});

const stopped = jest.fn();

function Layout({ page }: { page: Page }) {
  const { element, path } = useShownPage(page);
  return <main data-path={path}>{element}</main>;
}

function toPage(path: string, action?: string, words = path): Page {
  return { element: <p>{words}</p>, lang: 'is', path, hash: '', translations: {}, action };
}

/** A reader at `/`, and a way to send them on; gives what they then see. */
function visit() {
  const { rerender } = render(<Layout page={toPage('/')} />);
  return async (page: Page) => {
    rerender(<Layout page={page} />);
    await act(async () => undefined);
  };
}

const words = () => screen.getByRole('main').textContent;
const path = () => screen.getByRole('main').dataset['path'];

/** What the sheet does when it covers the page. */
const cover = () => act(() => mockWipe.mock.calls[0]?.[0]());

beforeEach(() => {
  jest.resetModules();
  mockIsMissing = false;
  mockWipe.mockReset().mockReturnValue(stopped);
  stopped.mockReset();
  setInterfaceState({ canTransition: true, navOpen: false, searchOpen: false });
});

it('shows the first page', () => {
  visit();
  expect(words()).toBe('/');
  expect(isPageHeld()).toBe(false);
});

it('shows what is new on the same page at once', async () => {
  const go = visit();
  await go(toPage('/', 'PUSH', 'the same, drawn again'));
  expect(words()).toBe('the same, drawn again');
  expect(mockWipe).not.toHaveBeenCalled();
});

it.each([
  ['without transitions', 'PUSH', false],
  ['back and forward', 'POP', true],
  ['without a name for how one came', undefined, true],
])('shows the next page at once %s', async (_, action, canTransition) => {
  setInterfaceState({ canTransition });
  const go = visit();
  await go(toPage('/verkefni/', action));
  expect(words()).toBe('/verkefni/');
  expect(isPageHeld()).toBe(false);
  expect(mockWipe).not.toHaveBeenCalled();
});

it('keeps the last page, words and address, until the sheet covers it', async () => {
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  expect(words()).toBe('/');
  expect(path()).toBe('/');
  expect(isPageHeld()).toBe(true);
  cover();
  expect(words()).toBe('/verkefni/');
  expect(path()).toBe('/verkefni/');
  expect(isPageHeld()).toBe(false);
  expect(mockWipe).toHaveBeenCalledTimes(1);
});

it('knows that it keeps the page before anybody asks in the same commit', () => {
  const { rerender } = render(<Layout page={toPage('/')} />);
  rerender(<Layout page={toPage('/verkefni/', 'PUSH')} />);
  expect(isPageHeld()).toBe(true);
});

it('shows the page at once that a reader goes back to in the middle', async () => {
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  await go(toPage('/greinar/', 'POP'));
  expect(words()).toBe('/greinar/');
  expect(isPageHeld()).toBe(false);
  expect(stopped).toHaveBeenCalledTimes(1);
});

it('stops where the reader turns around before the sheet has its code', async () => {
  const { rerender } = render(<Layout page={toPage('/')} />);
  rerender(<Layout page={toPage('/verkefni/', 'PUSH')} />);
  rerender(<Layout page={toPage('/', 'POP')} />);
  await act(async () => undefined);
  expect(words()).toBe('/');
  expect(mockWipe).not.toHaveBeenCalled();
});

it('goes to the last of two pages under one sheet', async () => {
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  await go(toPage('/greinar/', 'PUSH'));
  expect(words()).toBe('/');
  expect(stopped).not.toHaveBeenCalled();
  cover();
  expect(words()).toBe('/greinar/');
  expect(mockWipe).toHaveBeenCalledTimes(1);
});

it('draws a sheet for each page that comes after the other', async () => {
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  cover();
  await go(toPage('/greinar/', 'PUSH'));
  expect(words()).toBe('/verkefni/');
  expect(mockWipe).toHaveBeenCalledTimes(2);
});

it('shows the page without the sheet that cannot be loaded', async () => {
  mockIsMissing = true;
  const go = visit();
  await go(toPage('/verkefni/', 'PUSH'));
  await waitFor(() => expect(words()).toBe('/verkefni/'));
  expect(isPageHeld()).toBe(false);
});

describe('what lies open over the page', () => {
  const open = () => {
    const { navOpen, searchOpen } = getInterfaceState();
    return { navOpen, searchOpen };
  };

  it('is closed over another page', async () => {
    setInterfaceState({ canTransition: false });
    const go = visit();
    setInterfaceState({ navOpen: true, searchOpen: true });
    await go(toPage('/verkefni/', 'PUSH'));
    expect(open()).toEqual({ navOpen: false, searchOpen: false });
  });

  it('stays until the sheet covers it', async () => {
    const go = visit();
    setInterfaceState({ navOpen: true });
    await go(toPage('/verkefni/', 'PUSH'));
    expect(open().navOpen).toBe(true);
    cover();
    expect(open().navOpen).toBe(false);
  });

  it('stays over the same page', async () => {
    const go = visit();
    setInterfaceState({ searchOpen: true });
    await go({ ...toPage('/', 'PUSH'), hash: '#content' });
    expect(open().searchOpen).toBe(true);
  });
});
