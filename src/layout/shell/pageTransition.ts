import { animate } from 'framer-motion/dom/mini';
import { flushSync } from 'react-dom';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { scrollToTarget } from './scrollToTarget';
import { highlightMatches } from '../../search/ui/highlightMatches';
import { PAGE_TRANSITION_MS, WIPE_MS } from '../../state/timings';

/**
 * A wipe with the text of the followed link covers the window. Then `show` replaces the page, which
 * is usable while the wipe leaves. Returns a function that stops the transition before `show`.
 */
export function startPageTransition(show: () => void): () => void {
  const { isMobile } = getInterfaceState();
  const at = (percent: number) =>
    isMobile ? `translateY(${-percent}%)` : `translateX(${percent}%)`;
  const wipe = document.createElement('div');
  wipe.dataset['wipe'] = '';
  wipe.style.cssText =
    'position:fixed;inset:0;z-index:8000;background:var(--field);pointer-events:none;overflow:hidden;' +
    'padding:calc(7*var(--baseline)) var(--edge);color:var(--on-field);overflow-wrap:anywhere;' +
    'font:600 max(2.25rem,var(--heading-1))/1 var(--font-display);letter-spacing:-.015em;hyphens:auto;text-wrap:balance';
  wipe.ariaHidden = 'true';
  wipe.textContent = followedText();
  document.body.append(wipe);
  const move = (from: number, to: number) => {
    const options = { duration: WIPE_MS / 1000, ease: [0.7, 0, 0.2, 1] as const };
    return animate(wipe, { transform: [at(from), at(to)] }, options);
  };
  const uncover = () => {
    wipe.remove();
    const { isHomepage } = getInterfaceState();
    // A second transition may already have added its own wipe, which covers the front page.
    setInterfaceState({ homepageAnimationComplete: isHomepageUncovered(isHomepage) });
  };

  const cover = move(-100, 0);
  setInterfaceState({ homepageAnimationComplete: false });
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    timer = undefined;
    // On a busy device the wipe may not cover the window yet, so the wipe moves to its end at once.
    cover.complete();
    flushSync(show);
    scrollToTarget();
    highlightMatches(window.history.state);
    void move(0, 100).then(uncover);
  }, PAGE_TRANSITION_MS);

  return () => {
    // The wipe leaves by itself once the next page is shown.
    if (timer === undefined) return;
    clearTimeout(timer);
    uncover();
  };
}

/** The window's URL is already the link's URL. */
function followedText(): string {
  // Some browsers do not focus a clicked link, so the link under the pointer counts too.
  const links = document.querySelectorAll<HTMLAnchorElement>('a:focus, a:hover');
  const followed = [...links].find(({ href }) => href === window.location.href);
  // A link may have a label above its title, so only the last line counts.
  return followed?.innerText.split('\n').pop() ?? '';
}

/** Returns the value of `homepageAnimationComplete`. */
export function isHomepageUncovered(isHomepage: boolean): boolean {
  return isHomepage && !document.querySelector('[data-wipe]');
}
