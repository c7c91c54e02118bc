// Separate from the exports, because the minifier only joins template strings of unexported constants.
const TABLET_PX = 720;
const DESKTOP_PX = 1080;
const WIDE_PX = 1400;
// In `em`, so that readers with a larger text size in their browser get the layout that has room for it.
const tablet = `(min-width: ${TABLET_PX / 16}em)`;
const desktop = `(min-width: ${DESKTOP_PX / 16}em)`;

/** The window width from which the layout is no longer mobile (docs/behaviour.md, “Constants”). */
export const TABLET_FROM_PX = TABLET_PX;
/** The window width from which the layout is desktop (docs/behaviour.md, “Constants”). */
export const DESKTOP_FROM_PX = DESKTOP_PX;

export const media = {
  tablet: `@media ${tablet}`,
  desktop: `@media ${desktop}`,
  /** Room for more than the page needs. */
  wide: `@media (min-width: ${WIDE_PX / 16}em)`,
} as const;

/** The media query that matches exactly when `media.tablet` does not. */
export const belowTablet = `(max-width: ${(TABLET_PX - 0.02) / 16}em)`;

/** The breakpoints as conditions for an image's `sizes`. */
export const windowFrom = { tablet, desktop } as const;
