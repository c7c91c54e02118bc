import { colors, contrasts, ornaments, type Role } from './colors';

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const roles = Object.keys(colors) as Role[];

it('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(contrasts)('$of on $on reaches $least', ({ of, on, least }) => {
    expect(contrast(colors[of][scheme], colors[on][scheme])).toBeGreaterThanOrEqual(least);
  });

  it.each(roles)('%s is written as the computation reads it', (role) => {
    expect(colors[role][scheme]).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it('every color is in a pair, or only orders what is understood without it', () => {
  const paired = contrasts.flatMap(({ of, on }) => [of, on]);
  expect(roles.filter((role) => !paired.includes(role))).toEqual(ornaments);
});
