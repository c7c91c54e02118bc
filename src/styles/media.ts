// Separate from the exports, because the minifier only joins template strings of unexported constants.
const TABLET_PX = 720;
const DESKTOP_PX = 1080;
const WIDE_PX = 1400;

/** The window width from which the layout is no longer mobile (docs/behaviour.md, “Constants”). */
export const TABLET_FROM_PX = TABLET_PX;
/** The window width from which the layout is desktop (docs/behaviour.md, “Constants”). */
export const DESKTOP_FROM_PX = DESKTOP_PX;

export const media = {
  tablet: `@media (min-width: ${TABLET_PX}px)`,
  desktop: `@media (min-width: ${DESKTOP_PX}px)`,
  /** Room for more than the page needs. */
  wide: `@media (min-width: ${WIDE_PX}px)`,
} as const;

/** The media query that matches exactly when `media.tablet` does not. */
export const belowTablet = `(max-width: ${TABLET_PX - 0.02}px)`;

/** The breakpoints as conditions for an image's `sizes`; 1rem is 16px there. */
export const windowFrom = {
  tablet: `(min-width: ${TABLET_PX / 16}rem)`,
  desktop: `(min-width: ${DESKTOP_PX / 16}rem)`,
} as const;
