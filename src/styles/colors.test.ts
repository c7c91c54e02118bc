import { colors, contrasts, ornaments, type Role } from './colors';
import { contrast } from './contrast';

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
