import { DESKTOP_FROM_PX, TABLET_FROM_PX } from './media';

/** The breakpoints in the words of an image's `sizes`, where 1rem is 16px. */
export const windowFrom = {
  tablet: `(min-width: ${TABLET_FROM_PX / 16}rem)`,
  desktop: `(min-width: ${DESKTOP_FROM_PX / 16}rem)`,
} as const;
