type Colour = {
  light: string;
  dark: string;
  /** The system colour in `forced-colors` mode; `CanvasText` by default. */
  forced?: string;
};

/**
 * Roles are also custom properties (`--paper`). Each role on a surface needs an entry in
 * `contrasts`.
 */
export const colours = {
  paper: { light: '#f8f5ef', dark: '#15101d', forced: 'Canvas' },
  /** Text, and lines that carry meaning: of form fields, of buttons, above a section. */
  ink: { light: '#18141f', dark: '#f4efe7' },
  /** Secondary text: dates, captions, labels. */
  muted: { light: '#5c5468', dark: '#b7adc6' },
  line: { light: '#cfc8c0', dark: '#3d3449' },
  /** A secondary surface: notices, placeholders of images. */
  quiet: { light: '#ece5f6', dark: '#251b36', forced: 'Canvas' },
  /** The site's purple for text and lines: the focus, links under the pointer. */
  accent: { light: '#410099', dark: '#c9b0ff', forced: 'Highlight' },
  /** The site's purple as a surface: menu, footer, buttons, the wipe of a page transition. */
  field: { light: '#410099', dark: '#410099', forced: 'Canvas' },
  'on-field': { light: '#f8f5ef', dark: '#f8f5ef' },
  'on-field-muted': { light: '#d9c9f5', dark: '#d9c9f5' },
  'on-field-line': { light: '#8a63cf', dark: '#8a63cf' },
} satisfies Record<string, Colour>;

export type Role = keyof typeof colours;

/** WCAG 2.2 AA requires 4.5 for text, 3 for lines and marks that carry meaning. */
export const contrasts: { of: Role; on: Role; least: 4.5 | 3 }[] = [
  { of: 'ink', on: 'paper', least: 4.5 },
  { of: 'ink', on: 'quiet', least: 4.5 },
  { of: 'muted', on: 'paper', least: 4.5 },
  { of: 'muted', on: 'quiet', least: 4.5 },
  { of: 'accent', on: 'paper', least: 4.5 },
  { of: 'accent', on: 'quiet', least: 4.5 },
  { of: 'paper', on: 'ink', least: 4.5 },
  { of: 'on-field', on: 'field', least: 4.5 },
  { of: 'on-field-muted', on: 'field', least: 4.5 },
];

/** Nothing depends on seeing these colours, so no contrast is required. */
export const decorative: Role[] = ['line', 'on-field-line'];

export function toProperties(scheme: 'light' | 'dark' | 'forced'): string {
  return Object.entries<Colour>(colours)
    .map(([role, colour]) => `--${role}: ${colour[scheme] ?? 'CanvasText'};`)
    .join('\n');
}
