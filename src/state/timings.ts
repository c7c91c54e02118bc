// Milliseconds (specification, point 9).

/** The sheet that is drawn across the window between two pages. */
export const wipeTime = 400;

/**
 * From a click to the next page, where pages change with a transition: the next page is at its top and
 * what lay open over the last one is closed. Also how long the search and the menu take to come and go.
 */
export const transitionTime = 500;

/** The window has its new size when it has not changed for so long. */
export const resizePause = 100;
