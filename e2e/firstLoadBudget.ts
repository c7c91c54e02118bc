/** The budget for the JavaScript of a first visit, as it is transferred (docs/decisions/browser.md, 7). */
export const FIRST_LOAD_BUDGET_BYTES = 88_700;
