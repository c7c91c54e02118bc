import { colours, contrast, contrasts, decorative } from './colours';
import type { Role } from './colours';

const roles = Object.keys(colours) as Role[];

it('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(contrasts)('$of on $on has a contrast of at least $least', ({ of, on, least }) => {
    expect(contrast(colours[of][scheme], colours[on][scheme])).toBeGreaterThanOrEqual(least);
  });

  it.each(roles)('%s is a lower-case #rrggbb, as the computation needs', (role) => {
    expect(colours[role][scheme]).toMatch(/^#[0-9a-f]{6}$/);
  });
});

it('tests the contrast of every colour that is not decorative', () => {
  const paired = contrasts.flatMap(({ of, on }) => [of, on]);
  expect(roles.filter((role) => !paired.includes(role))).toEqual(decorative);
});
