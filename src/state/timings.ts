// These durations are fixed (docs/behaviour.md, “Constants”).

/** How long the wipe takes to cover the window, and again to leave it. */
export const WIPE_MS = 400;

/** From a click on a link to the change of the page. Menu and search open in this time. */
export const PAGE_TRANSITION_MS = 500;

/** The window is measured when its size has not changed for this time. */
export const RESIZE_PAUSE_MS = 100;
