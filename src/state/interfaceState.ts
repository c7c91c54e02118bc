import { useSyncExternalStore } from 'react';

/** The state that components share (docs/behaviour.md, “Interface state”). */
type InterfaceState = {
  /** The window is narrower than `TABLET_FROM_PX` (styles/media.ts). */
  isMobile: boolean;
  /** The window is at least as wide as `DESKTOP_FROM_PX` (styles/media.ts). */
  isDesktop: boolean;
  navOpen: boolean;
  searchOpen: boolean;
  /** The reader has seen the front page in this visit. */
  homepageLoaded: boolean;
  /** The path is exactly `/`. */
  isHomepage: boolean;
  /** The shell is loaded, and the reader does not prefer reduced motion. */
  canTransition: boolean;
  /** The front page is shown, and no wipe covers it. */
  homepageAnimationComplete: boolean;
};

const initial: InterfaceState = {
  isMobile: false,
  isDesktop: false,
  navOpen: false,
  searchOpen: false,
  homepageLoaded: false,
  isHomepage: false,
  canTransition: false,
  homepageAnimationComplete: false,
};

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

export function useInterfaceState<Key extends keyof InterfaceState>(key: Key): InterfaceState[Key] {
  return useSyncExternalStore(
    subscribe,
    () => state[key],
    () => initial[key],
  );
}
