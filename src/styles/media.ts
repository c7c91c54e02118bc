// Under names of their own, or the minifier would leave the strings to be put together in the browser.
const tablet = 720;
const desktop = 1080;

/** Breakpoints (specification, point 9): what is narrower is mobile, … */
export const TABLET_FROM_PX = tablet;
/** … and from here on it is desktop. */
export const DESKTOP_FROM_PX = desktop;

export const media = {
  tablet: `@media (min-width: ${tablet}px)`,
  desktop: `@media (min-width: ${desktop}px)`,
} as const;
