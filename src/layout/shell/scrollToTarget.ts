/** Scrolls to the target of the URL's hash, or to the top of the page. */
export function scrollToTarget(): void {
  const target = findTarget();
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

export function findTarget(): HTMLElement | undefined {
  const { hash } = window.location;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // A hash that a person typed may be malformed.
    return undefined;
  }
}
