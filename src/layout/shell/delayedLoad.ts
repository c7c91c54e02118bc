let isDelayed = false;

/** Whether the reader has been waiting for a page for more than a second. */
export function isLoadDelayed(): boolean {
  return isDelayed;
}

/**
 * Dispatches `delayed-load` on `document` when a page is late, and `delayed-load-end` when the wait is
 * over; each once per wait (docs/behaviour.md, “Moving between pages”).
 */
export function setLoadDelayed(value: boolean): void {
  if (value === isDelayed) return;
  isDelayed = value;
  document.dispatchEvent(new Event(value ? 'delayed-load' : 'delayed-load-end'));
}
