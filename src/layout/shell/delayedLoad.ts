let isDelayed = false;

/** Whether the reader has been waiting for a page for longer than a second. */
export function isLoadDelayed(): boolean {
  return isDelayed;
}

/**
 * Says on `document`, once each, that a page is late (`delayed-load`; specification, point 2), and
 * that the wait is over (`delayed-load-end`).
 */
export function setLoadDelayed(isNow: boolean): void {
  if (isNow === isDelayed) return;
  isDelayed = isNow;
  document.dispatchEvent(new Event(isNow ? 'delayed-load' : 'delayed-load-end'));
}
