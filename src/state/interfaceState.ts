import { useSyncExternalStore } from 'react';

/** What the interface knows of itself (specification, point 3). */
export type InterfaceState = {
  /** The window is narrower than a tablet's (breakpoints: styles/media.ts). */
  isMobile: boolean;
  /** The window is as wide as a desktop's. */
  isDesktop: boolean;
  navOpen: boolean;
  searchOpen: boolean;
  /** The front page was shown in this visit. */
  homepageLoaded: boolean;
  /** The address is exactly the root. */
  isHomepage: boolean;
  /** The next page may come with a transition: it is loaded, and the reader wants motion. */
  canTransition: boolean;
  /** The front page is on show and nothing covers it any more. */
  homepageAnimationComplete: boolean;
};

// What the server's HTML and the first render are made from.
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

/** Listeners hear of it only when something is different. */
export function setInterfaceState(changes: Partial<InterfaceState>): void {
  const keys = Object.keys(changes) as (keyof InterfaceState)[];
  if (keys.every((key) => changes[key] === state[key])) return;
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

/** @returns what stops the listening */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One part of the interface state; renders again when it changes. */
export function useInterfaceState<Key extends keyof InterfaceState>(key: Key): InterfaceState[Key] {
  return useSyncExternalStore(
    subscribe,
    () => state[key],
    () => initial[key],
  );
}
