import { useSyncExternalStore } from 'react';

/** The state that components share (docs/behaviour.md, “Interface state”). */
const initial = {
  /** The window is narrower than `TABLET_FROM_PX` (styles/grid.ts). */
  isMobile: false,
  /** The window is at least as wide as `DESKTOP_FROM_PX` (styles/grid.ts). */
  isDesktop: false,
  navOpen: false,
  searchOpen: false,
  homepageLoaded: false,
  isHomepage: false,
  /** The shell is loaded, and the reader does not prefer reduced motion. */
  canTransition: false,
  homepageAnimationComplete: false,
};

type InterfaceState = typeof initial;

let state = initial;
const listeners = new Set<() => void>();

export function getInterfaceState(): InterfaceState {
  return state;
}

export function setInterfaceState(changes: Partial<InterfaceState>): void {
  const keys = Object.keys(changes) as (keyof InterfaceState)[];
  if (keys.every((key) => changes[key] === state[key])) return;
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInterfaceState(key: keyof InterfaceState): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state[key],
    () => initial[key],
  );
}
