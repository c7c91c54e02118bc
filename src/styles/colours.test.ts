import { button, mainButton } from './button';
import { colours } from './colours';

type Role = keyof typeof colours;

/** Texts and their surfaces. */
const pairs: [text: Role, surface: Role][] = [
  ['ink', 'paper'],
  ['ink', 'quiet'],
  ['muted', 'paper'],
  ['muted', 'quiet'],
  ['accent', 'paper'],
  ['accent', 'quiet'],
  ['paper', 'ink'],
  ['paper', 'accent'],
  ['on-field', 'field'],
  ['on-field-muted', 'field'],
];

/** No information depends on these colours, so they need no contrast. */
const decorative = ['line', 'on-field-line'];

/** WCAG 2.2 AA requires this contrast for text. */
const LEAST = 4.5;

/** Returns the relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours (`#rrggbb`), 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(pairs)('%s on %s has enough contrast for text', (text, surface) => {
    expect(contrast(colours[text][scheme], colours[surface][scheme])).toBeGreaterThanOrEqual(LEAST);
  });
});

it('tests the contrast of every colour that is not decorative', () => {
  const paired: string[] = pairs.flat();
  expect(Object.keys(colours).filter((role) => !paired.includes(role))).toEqual(decorative);
});

const roleOf = (styles: string, name: string) =>
  RegExp(`(?:^|\\s)${name}: var\\(--([\\w-]+)\\)`).exec(styles)?.[1];
const [normal = '', hover = '', active = '', busy = ''] = button.split('&');

it.each(Object.entries({ normal, main: mainButton, hover, active, busy }))(
  'the label of a button has a tested contrast in the state %s',
  (_state, styles) => {
    const pair = [roleOf(styles, 'color'), roleOf(styles, 'background') ?? 'paper'];
    expect(pairs).toContainEqual(pair);
  },
);
