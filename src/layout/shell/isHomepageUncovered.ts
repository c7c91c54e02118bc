/** Whether the front page is on show and no sheet (wipe.ts) is over it: `homepageAnimationComplete`. */
export function isHomepageUncovered(isHomepage: boolean): boolean {
  return isHomepage && !document.querySelector('[data-wipe]');
}
