import { TABLET_FROM_PX } from './media';

/** The media query that matches exactly when `media.tablet` does not. */
export const belowTablet = `(max-width: ${TABLET_FROM_PX - 0.02}px)`;
