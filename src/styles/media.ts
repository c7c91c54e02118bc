/** Breakpoints (specification, point 9): what is narrower is mobile, … */
export const TABLET_FROM_PX = 720;
/** … and from here on it is desktop. */
export const DESKTOP_FROM_PX = 1080;

export const media = {
  tablet: `@media (min-width: ${TABLET_FROM_PX}px)`,
  desktop: `@media (min-width: ${DESKTOP_FROM_PX}px)`,
} as const;

/** The other side of `media.tablet`: no window is between the two. */
export const belowTablet = `(max-width: ${TABLET_FROM_PX - 0.02}px)`;

/** The `sizes` of an image: how wide it is drawn from a tablet on, and below. There 1rem is 16px. */
export const fromTablet = (wide: string, narrow: string) =>
  `(min-width: ${TABLET_FROM_PX / 16}rem) ${wide}, ${narrow}`;

/** The same from a desktop on. */
export const fromDesktop = (wide: string, narrow: string) =>
  `(min-width: ${DESKTOP_FROM_PX / 16}rem) ${wide}, ${narrow}`;
