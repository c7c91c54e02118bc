/** Scrolls to what the address names behind `#`, or to the top of the page. */
export function goToTarget(): void {
  const target = findTarget();
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** The part of the page that the address names; `undefined` for none, or a name that nothing has. */
export function findTarget(): HTMLElement | undefined {
  const { hash } = window.location;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // What somebody typed there need not be encoded well.
    return undefined;
  }
}
