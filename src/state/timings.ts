// These durations are fixed (docs/behaviour.md, “Constants”).

/** How long the wipe of a page transition takes to cover the window, and again to leave it. */
export const WIPE_MS = 400;

/**
 * From a click on a link to the change of the page behind the wipe: then the next page is shown at its
 * top, and the menu and the search are closed. The menu and the search also open and close in this time.
 */
export const PAGE_TRANSITION_MS = 500;

/** The window is measured when its size has not changed for this long. */
export const RESIZE_PAUSE_MS = 100;
