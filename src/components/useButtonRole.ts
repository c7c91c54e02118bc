import { useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';

type ButtonRole = { role?: 'button'; onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void };

/**
 * Makes a link a button for screen readers and the space bar. Without JavaScript, or if `canAct`
 * returns false, the link stays a link.
 */
export function useButtonRole(canAct = () => true): ButtonRole {
  const isButton = useSyncExternalStore(
    () => () => undefined,
    canAct,
    () => false,
  );
  return isButton ? { role: 'button', onKeyDown: pressBySpace } : {};
}

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  // The space bar would also scroll the page.
  event.preventDefault();
  event.currentTarget.click();
}
