/** The value of `homepageAnimationComplete`: the front page is shown and no wipe covers it. */
export function isHomepageUncovered(isHomepage: boolean): boolean {
  return isHomepage && !document.querySelector('[data-wipe]');
}
