/** Scrolls to the target of the URL's hash, or to the top of the page. */
export function scrollToTarget(): void {
  const target = findTarget();
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

export function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // A hash that a person typed may be malformed.
    return null;
  }
}
