let isDelayed = false;

/** Returns whether the reader has been waiting for a page for more than a second. */
export function isLoadDelayed(): boolean {
  return isDelayed;
}

/**
 * Dispatches `delayed-load` or `delayed-load-end` on `document`, once per wait (docs/behaviour.md,
 * “Moving between pages”).
 */
export function setLoadDelayed(value: boolean): void {
  if (value === isDelayed) return;
  isDelayed = value;
  document.dispatchEvent(new Event(value ? 'delayed-load' : 'delayed-load-end'));
}
