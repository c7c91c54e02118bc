import { media } from '../styles/media';

/** Windows with space for the whole bar. In smaller windows, the bar is one line that expands. */
export const wide = `${media.tablet} and (min-height: 480px)`;
