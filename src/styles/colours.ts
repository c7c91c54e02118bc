type Colour = {
  light: string;
  dark: string;
  /** The system colour if the reader forces colours (`forced-colors`); `CanvasText` by default. */
  forced?: string;
};

/** The keys are the roles of colours, and names of custom properties (`--paper`). */
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

export function toProperties(scheme: 'light' | 'dark' | 'forced'): string {
  return Object.entries<Colour>(colours)
    .map(([role, colour]) => `--${role}: ${colour[scheme] ?? 'CanvasText'};`)
    .join('\n');
}
