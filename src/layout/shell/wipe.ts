import { animate } from 'framer-motion/dom/mini';
import { flushSync } from 'react-dom';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { goToTarget } from './goToTarget';
import { showFound } from '../../search/ui/showFound';
import { transitionTime, wipeTime } from '../../state/timings';
import { isHomepageUncovered } from './isHomepageUncovered';

/**
 * Draws a sheet across the window, from the left, on a narrow one from below; changes the page behind
 * it, and takes the sheet away on the other side while the next page is already there to be used.
 *
 * @param show puts the next page in the place of the last
 * @returns stops it, as long as the last page is on show
 */
export function wipe(show: () => void): () => void {
  const { isMobile } = getInterfaceState();
  const at = (percent: number) =>
    isMobile ? `translateY(${-percent}%)` : `translateX(${percent}%)`;
  const sheet = document.createElement('div');
  sheet.dataset['wipe'] = '';
  sheet.style.cssText =
    'position:fixed;inset:0;z-index:8000;background:var(--field);pointer-events:none';
  document.body.append(sheet);
  const move = (from: number, to: number) =>
    animate(
      sheet,
      { transform: [at(from), at(to)] },
      { duration: wipeTime / 1000, ease: [0.7, 0, 0.2, 1] },
    );
  const uncover = () => {
    sheet.remove();
    const { isHomepage } = getInterfaceState();
    // The sheet to the next page may be on its way already.
    setInterfaceState({ homepageAnimationComplete: isHomepageUncovered(isHomepage) });
  };

  const cover = move(-100, 0);
  setInterfaceState({ homepageAnimationComplete: false });
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    timer = undefined;
    // On a busy device the sheet may be late.
    cover.complete();
    flushSync(show);
    goToTarget();
    showFound(window.history.state);
    void move(0, 100).then(uncover);
  }, transitionTime);

  return () => {
    // The page that was shown is the reason that it is over.
    if (timer === undefined) return;
    clearTimeout(timer);
    uncover();
  };
}
