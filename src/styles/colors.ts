type Color = {
  light: string;
  dark: string;
  /** Where the reader's own colors rule (`forced-colors`); what is not said there is `CanvasText`. */
  forced?: string;
};

/**
 * Every color of the site by its role, in both schemes. The custom properties are made from it
 * (`--paper`), and so are the tests of contrast: a role that meets another surface gets its pair in
 * `contrasts`.
 */
export const colors = {
  /** What everything stands on. */
  paper: { light: '#f8f5ef', dark: '#15101d', forced: 'Canvas' },
  /** Text, and the lines that carry meaning: of fields, of buttons, above a section. */
  ink: { light: '#18141f', dark: '#f4efe7' },
  /** Text that stands back: dates, captions, labels. */
  muted: { light: '#5c5468', dark: '#b7adc6' },
  /** Hairlines that only order what would be understood without them. */
  line: { light: '#cfc8c0', dark: '#3d3449' },
  /** A surface that stands back: notices, an image's place before it is there. */
  quiet: { light: '#ece5f6', dark: '#251b36', forced: 'Canvas' },
  /** The one color, as text or as a line: focus, what the pointer is on. */
  accent: { light: '#410099', dark: '#c9b0ff', forced: 'Highlight' },
  /** The one color as a surface: menu, footer, buttons, the sheet between pages. */
  field: { light: '#410099', dark: '#410099', forced: 'Canvas' },
  'on-field': { light: '#f8f5ef', dark: '#f8f5ef' },
  'on-field-muted': { light: '#d9c9f5', dark: '#d9c9f5' },
  /** Hairlines on the field. */
  'on-field-line': { light: '#8a63cf', dark: '#8a63cf' },
} satisfies Record<string, Color>;

export type Role = keyof typeof colors;

/** What WCAG 2.2 AA asks for: 4.5 for text, 3 for lines and marks that carry meaning. */
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

/** On which of the colors nothing is ever read, nor told apart by them alone. */
export const ornaments: Role[] = ['line', 'on-field-line'];

/** The custom properties of a scheme. */
export function toProperties(scheme: 'light' | 'dark' | 'forced'): string {
  return Object.entries<Color>(colors)
    .map(([role, color]) => `--${role}: ${color[scheme] ?? 'CanvasText'};`)
    .join('\n');
}
