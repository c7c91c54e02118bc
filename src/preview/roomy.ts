import { media } from '../styles/media';

/** Where the bar has room for all of it; in a smaller window it is one line that unfolds. */
export const roomy = `${media.tablet} and (min-height: 480px)`;
