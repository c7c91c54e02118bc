const TICKS_PER_SECOND = 10;

/** Scripts that have not arrived by then will not. */
const WAIT_SECONDS = 60;

/**
 * Runs in the head of every page. Loads the scripts of the page, `<script data-src>`, once the browser has
 * loaded and drawn what the reader sees, or at the reader's first interaction: until then links, forms and
 * the menu work by their HTML, so that no script has to compete with fonts and images. A preview needs the
 * scripts at once.
 *
 * A script is removed once it has run or failed: webpack would wait for one that cannot be loaded or is broken,
 * instead of reporting it.
 *
 * Buttons that only scripts serve, `<button type="button">`, cannot work by their HTML. The last click on
 * one that React has not hydrated is repeated when it has: React marks the elements that it serves by
 * properties whose names begin with `__react`. If React exists already, it hydrates the button for the
 * click itself, before the next task. Parts that wait for an interaction
 * (components/hydrateOnInteraction.tsx) take the event `scroll` for one.
 *
 * A reader copies words without their soft hyphens (build/typography), which other programs would not find.
 */
export const startScript = minify(`(() => {
  const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'];
  const options = { capture: true, passive: true };
  const load = () =>
    document.querySelectorAll('script[data-src]').forEach((later) => {
      const script = document.createElement('script');
      script.src = later.dataset.src;
      script.onload = script.onerror = () => script.remove();
      later.replaceWith(script);
    });
  const start = () => {
    signs.forEach((sign) => removeEventListener(sign, start, options));
    document.readyState == 'loading' ? addEventListener('DOMContentLoaded', load) : load();
  };
  signs.forEach((sign) => addEventListener(sign, start, options));
  let isPreview;
  try {
    isPreview = document.cookie.includes('io.prismic.preview');
  } catch {}
  if (isPreview) start();
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(start, { timeout: 1000 }));
  let timer;
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button[type=button]');
    if (!button) return;
    const isServed = () => Object.keys(button).some((name) => name.startsWith('__react'));
    let ticks = ${WAIT_SECONDS * TICKS_PER_SECOND};
    const repeat = () => {
      dispatchEvent(new Event('scroll'));
      if (--ticks && button.isConnected && !isServed()) return;
      clearInterval(timer);
      if (isServed()) button.click();
    };
    if (!isServed())
      setTimeout(() => {
        clearInterval(timer);
        if (!isServed()) timer = setInterval(repeat, ${1000 / TICKS_PER_SECOND});
      });
  }, true);
  addEventListener('copy', (event) => {
    const selection = getSelection();
    if (!/\\u00AD/.test(selection)) return;
    const box = document.createElement('div');
    box.append(selection.getRangeAt(0).cloneContents());
    box.querySelectorAll('a').forEach((link) => (link.href = link.href));
    const write = (type, text) => event.clipboardData.setData(type, text.replace(/\\u00AD/g, ''));
    write('text/plain', selection + '');
    write('text/html', box.innerHTML);
    event.preventDefault();
  });
})()`);

function minify(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .join('');
}
