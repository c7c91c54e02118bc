import { TABLET_FROM_PX } from './media';

/** The other side of `media.tablet`: no window is between the two. */
export const belowTablet = `(max-width: ${TABLET_FROM_PX - 0.02}px)`;
