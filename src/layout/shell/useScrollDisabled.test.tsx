/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { setInterfaceState } from '../../state/interfaceState';
import { useScrollDisabled } from './useScrollDisabled';

function Probe() {
  useScrollDisabled();
  return null;
}

const root = document.documentElement;
const padding = () => document.body.style.paddingInlineEnd;

beforeEach(() => {
  setInterfaceState({ navOpen: false, searchOpen: false });
  window.innerWidth = 1024;
  // The remaining 15 px are the scrollbar.
  Object.defineProperty(root, 'clientWidth', { value: 1009, configurable: true });
});

it.each(['navOpen', 'searchOpen'] as const)('disables scrolling while %s is true', (key) => {
  render(<Probe />);
  expect(root).not.toHaveClass('scroll-disabled');
  act(() => setInterfaceState({ [key]: true }));
  expect(root).toHaveClass('scroll-disabled');
  act(() => setInterfaceState({ [key]: false }));
  expect(root).not.toHaveClass('scroll-disabled');
});

it('keeps scrolling disabled when the search replaces the menu', () => {
  render(<Probe />);
  act(() => setInterfaceState({ navOpen: true }));
  act(() => setInterfaceState({ navOpen: false, searchOpen: true }));
  expect(root).toHaveClass('scroll-disabled');
});

it('replaces the scrollbar with padding of the same width', () => {
  render(<Probe />);
  act(() => setInterfaceState({ navOpen: true }));
  expect(padding()).toBe('15px');
  act(() => setInterfaceState({ navOpen: false }));
  expect(padding()).toBe('');
});

it('removes the class and the padding when it unmounts', () => {
  const { unmount } = render(<Probe />);
  act(() => setInterfaceState({ searchOpen: true }));
  unmount();
  expect(root).not.toHaveClass('scroll-disabled');
  expect(padding()).toBe('');
});
