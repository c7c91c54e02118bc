type Colour = {
  light: string;
  dark: string;
  /** The system colour if the reader forces colours (`forced-colors`); `CanvasText` by default. */
  forced?: string;
};

/**
 * The keys are the roles of colours, and names of custom properties (`--paper`). `contrasts` needs
 * an entry for each role on each surface.
 */
export const colours = {
  paper: { light: '#f8f5ef', dark: '#15101d', forced: 'Canvas' },
  /** For text, and for lines that carry meaning: of form fields, of buttons, above a section. */
  ink: { light: '#18141f', dark: '#f4efe7' },
  /** For secondary text: dates, captions, labels. */
  muted: { light: '#5c5468', dark: '#b7adc6' },
  line: { light: '#cfc8c0', dark: '#3d3449' },
  /** For secondary surfaces: notices, placeholders of images. */
  quiet: { light: '#ece5f6', dark: '#251b36', forced: 'Canvas' },
  /** The site's purple for text and lines: the focus ring, links under the pointer. */
  accent: { light: '#410099', dark: '#c9b0ff', forced: 'Highlight' },
  /** The site's purple as a surface: menu, footer, buttons, the wipe of a page transition. */
  field: { light: '#410099', dark: '#410099', forced: 'Canvas' },
  'on-field': { light: '#f8f5ef', dark: '#f8f5ef' },
  'on-field-muted': { light: '#d9c9f5', dark: '#d9c9f5' },
  'on-field-line': { light: '#8a63cf', dark: '#8a63cf' },
} satisfies Record<string, Colour>;

export type Role = keyof typeof colours;

/** WCAG 2.2 AA requires 4.5 for text, and 3 for lines and marks that carry meaning. */
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

/** No information depends on these colours, so they need no contrast. */
export const decorative: Role[] = ['line', 'on-field-line'];

export function toProperties(scheme: 'light' | 'dark' | 'forced'): string {
  return Object.entries<Colour>(colours)
    .map(([role, colour]) => `--${role}: ${colour[scheme] ?? 'CanvasText'};`)
    .join('\n');
}

/** Returns the relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours (`#rrggbb`), 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
