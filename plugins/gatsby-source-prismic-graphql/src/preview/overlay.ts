/** Milliseconds in which the overlay fades (specification, points 2 and 9). */
const fadeInMs = 330;

const style: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '10000',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: 'rgb(18 4 38 / 94%)',
  color: '#fff',
  font: '500 1.25rem/1.4 system-ui, sans-serif',
  transition: `opacity ${fadeInMs}ms`,
  visibility: 'visible',
};

let overlay: HTMLElement | undefined;

/** Covers the page while a draft is on its way. */
export function showOverlay(): void {
  if (overlay) return;
  overlay = document.createElement('div');
  overlay.setAttribute('role', 'status');
  overlay.textContent = 'Loading Prismic Preview';
  Object.assign(overlay.style, style);
  document.body.append(overlay);
}

/** Shows the page, from which the overlay fades away. */
export function removeOverlay(): void {
  // Set in the head, where the code of previews was not there yet (onRenderBody.tsx).
  document.documentElement.style.visibility = '';
  const leaving = overlay;
  overlay = undefined;
  if (!leaving) return;
  leaving.style.opacity = '0';
  leaving.style.pointerEvents = 'none';
  setTimeout(() => leaving.remove(), fadeInMs);
}
