import { useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';

type ButtonRole = { role?: 'button'; onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void };

/**
 * The attributes of a link that acts on its page: screen readers call it a button, and the space bar presses
 * it. In the server's HTML it is a link, because without JavaScript it leads to another page.
 *
 * @param canAct whether the browser can do what the button does; otherwise it stays a link
 */
export function useButtonRole(canAct: () => boolean = always): ButtonRole {
  const isButton = useSyncExternalStore(noSubscription, canAct, () => false);
  return isButton ? { role: 'button', onKeyDown: pressBySpace } : {};
}

function noSubscription() {
  return () => undefined;
}

function always(): boolean {
  return true;
}

function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  // The space bar would scroll the page.
  event.preventDefault();
  event.currentTarget.click();
}
