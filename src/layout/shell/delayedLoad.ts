let isDelayed = false;

export function isLoadDelayed(): boolean {
  return isDelayed;
}

/** Dispatches one event per change (docs/behaviour.md, “Moving between pages”). */
export function setLoadDelayed(value: boolean): void {
  if (value === isDelayed) return;
  isDelayed = value;
  document.dispatchEvent(new Event(value ? 'delayed-load' : 'delayed-load-end'));
}
