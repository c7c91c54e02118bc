/** The budget for the JavaScript of a first visit, as it is transferred (docs/decisions/0007-first-load-budget.md). */
export const FIRST_LOAD_BUDGET_BYTES = 88_700;
