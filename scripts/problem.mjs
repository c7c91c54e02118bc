// @ts-check
/**
 * An expected failure. Only its message is shown, without a stack trace, so the message must name
 * cause, place and remedy.
 */
export class Problem extends Error {}
