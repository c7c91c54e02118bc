// @ts-check
/**
 * A failure that is expected to happen to people (a taken port, no network, a damaged document).
 * Its message is all they see: cause, place and remedy, without a stack trace.
 */
export class Problem extends Error {}
