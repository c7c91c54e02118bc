// docs/behaviour.md (“Constants”) fixes these durations.

/** The time in which the wipe covers the window. The wipe needs the same time to leave. */
export const WIPE_MS = 400;

/** The time from a click on a link to the page's change. Menu and search open in the same time. */
export const PAGE_TRANSITION_MS = 500;

export const RESIZE_PAUSE_MS = 100;
