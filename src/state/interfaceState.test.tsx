/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { getInterfaceState, setInterfaceState, useInterfaceState } from './interfaceState';

const atStart = getInterfaceState();

beforeEach(() => act(() => setInterfaceState(atStart)));

it('starts with all eight values false', () => {
  expect(Object.values(atStart)).toEqual(Array(8).fill(false));
});

it('keeps the values that a change does not name', () => {
  setInterfaceState({ isMobile: true });
  setInterfaceState({ navOpen: true });
  expect(getInterfaceState()).toEqual({ ...atStart, isMobile: true, navOpen: true });
});

it('renders a component again only when its own value changes', () => {
  const drawn: boolean[] = [];
  function Probe() {
    drawn.push(useInterfaceState('navOpen'));
    return null;
  }
  render(<Probe />);
  act(() => setInterfaceState({ searchOpen: true, isDesktop: true }));
  expect(drawn).toEqual([false]);
  act(() => setInterfaceState({ navOpen: true }));
  expect(drawn).toEqual([false, true]);
});
