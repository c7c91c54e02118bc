// The minifier joins these constants into template strings only if they are not exported.
const TABLET_PX = 720;
const DESKTOP_PX = 1080;
const WIDE_PX = 1400;
// With `em`, readers with a larger text size in their browser get the layout that has enough space.
const tablet = `(min-width: ${TABLET_PX / 16}em)`;
const desktop = `(min-width: ${DESKTOP_PX / 16}em)`;

/** The layout is mobile below this width of the window (docs/behaviour.md, “Constants”). */
export const TABLET_FROM_PX = TABLET_PX;
export const DESKTOP_FROM_PX = DESKTOP_PX;

export const media = {
  tablet: `@media ${tablet}`,
  desktop: `@media ${desktop}`,
  wide: `@media (min-width: ${WIDE_PX / 16}em)`,
} as const;

/** Matches exactly when `media.tablet` does not. */
export const belowTablet = `(max-width: ${(TABLET_PX - 0.02) / 16}em)`;

export const belowDesktop = `@media not all and ${desktop}`;

export const windowFrom = { tablet, desktop } as const;

export const columns = `
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gutter);
`;

export const pageGrid = `
  ${columns}
  padding-inline: var(--edge);
`;

/** Each child has its own row of all columns, unless its own style places it. */
export const fullRows = `
  > * {
    grid-column: 1 / -1;
  }
`;

/** Puts an element into columns, from the width of a tablet or of a desktop on. */
export const columnsFrom = (width: keyof typeof windowFrom, columns: string) => `
  ${media[width]} {
    grid-column: ${columns};
  }
`;
