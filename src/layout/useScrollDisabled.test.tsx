/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { setInterfaceState } from '../state/interfaceState';
import { useScrollDisabled } from './useScrollDisabled';

function Probe() {
  useScrollDisabled();
  return null;
}

const root = document.documentElement;
const room = () => document.body.style.paddingInlineEnd;

beforeEach(() => {
  setInterfaceState({ navOpen: false, searchOpen: false });
  window.innerWidth = 1024;
  // A scrollbar of 15 px beside the page.
  Object.defineProperty(root, 'clientWidth', { value: 1009, configurable: true });
});

it.each(['navOpen', 'searchOpen'] as const)('stops the page below for %s, as long', (key) => {
  render(<Probe />);
  expect(root).not.toHaveClass('scroll-disabled');
  act(() => setInterfaceState({ [key]: true }));
  expect(root).toHaveClass('scroll-disabled');
  act(() => setInterfaceState({ [key]: false }));
  expect(root).not.toHaveClass('scroll-disabled');
});

it('stays on from the menu to the search', () => {
  render(<Probe />);
  act(() => setInterfaceState({ navOpen: true }));
  act(() => setInterfaceState({ navOpen: false, searchOpen: true }));
  expect(root).toHaveClass('scroll-disabled');
});

it('keeps the room of the scrollbar, so that nothing moves', () => {
  render(<Probe />);
  act(() => setInterfaceState({ navOpen: true }));
  expect(room()).toBe('15px');
  act(() => setInterfaceState({ navOpen: false }));
  expect(room()).toBe('');
});

it('leaves nothing behind', () => {
  const { unmount } = render(<Probe />);
  act(() => setInterfaceState({ searchOpen: true }));
  unmount();
  expect(root).not.toHaveClass('scroll-disabled');
  expect(room()).toBe('');
});
