import { DESKTOP_FROM_PX, TABLET_FROM_PX } from './media';

/** The breakpoints as conditions for an image's `sizes`; 1rem is 16px there. */
export const windowFrom = {
  tablet: `(min-width: ${TABLET_FROM_PX / 16}rem)`,
  desktop: `(min-width: ${DESKTOP_FROM_PX / 16}rem)`,
} as const;
