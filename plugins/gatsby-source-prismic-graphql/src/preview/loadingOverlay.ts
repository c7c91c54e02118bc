/** Duration of the fade-out (docs/previews.md, “Browser hooks”). */
const FADE_MS = 330;

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
  transition: `opacity ${FADE_MS}ms`,
  visibility: 'visible',
};

let overlay: HTMLElement | undefined;

/** Covers the page while a draft loads. */
export function showLoadingOverlay(): void {
  if (overlay) return;
  overlay = document.createElement('div');
  overlay.setAttribute('role', 'status');
  overlay.textContent = 'Loading Prismic Preview';
  Object.assign(overlay.style, style);
  document.body.append(overlay);
}

/** Shows the page and fades the overlay out. */
export function removeLoadingOverlay(): void {
  // The script from onRenderBody.tsx hides the page until the preview code has loaded.
  document.documentElement.style.visibility = '';
  const leaving = overlay;
  overlay = undefined;
  if (!leaving) return;
  leaving.style.opacity = '0';
  leaving.style.pointerEvents = 'none';
  setTimeout(() => leaving.remove(), FADE_MS);
}
