// @ts-check
/**
 * An expected failure, such as a taken port, no network or a damaged document. Only its message is shown,
 * without a stack trace: cause, place and remedy.
 */
export class Problem extends Error {}
