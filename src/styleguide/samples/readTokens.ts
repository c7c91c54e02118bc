import type { Language } from '../../i18n/languages';
import { formatNumber } from '../../i18n/numbers';
import { colors, contrasts, type Role } from '../../styles/colors';
import { contrast } from '../../styles/contrast';
import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '../../styles/media';
import { tokens } from '../../styles/tokens';

// What the style sheet itself says, so that the style guide cannot say anything else.
const [base, , desktop] = tokens.split('@media').map(readProperties);

function readProperties(css: string): Map<string, string> {
  const pairs = css.matchAll(/--([\w-]+):\s*([^;}]+)/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value.trim()]));
}

/**
 * The tokens whose names are asked for, with their values as the style sheet writes them.
 *
 * @returns `onDesktop` only where the value is another there
 */
export function readTokens(pattern: RegExp) {
  return [...(base ?? [])]
    .filter(([name]) => pattern.test(name))
    .map(([name, value]) => ({ name, value, onDesktop: desktop?.get(name) }));
}

/** Every color of the site in both schemes: `{ role: 'paper', light: '#f8f5ef', dark: '#15101d' }`. */
export function readColors() {
  const roles = Object.keys(colors) as Role[];
  return roles.map((role) => ({ role, light: colors[role].light, dark: colors[role].dark }));
}

/** Every pair of colors that meets, with its contrast, as the language writes it: never rounded up. */
export function readContrasts(lang: Language) {
  return contrasts.map(({ of, on, least }) => {
    const inScheme = (scheme: 'light' | 'dark') => {
      const [color, background] = [colors[of][scheme], colors[on][scheme]];
      const ratio = Math.floor(contrast(color, background) * 10) / 10;
      return { color, background, ratio: formatNumber(ratio, lang, 1) };
    };
    return {
      of,
      on,
      least: formatNumber(least, lang),
      light: inScheme('light'),
      dark: inScheme('dark'),
    };
  });
}

/** From which widths the layout is another, e.g. `{ tablet: '720px', desktop: '1080px' }`. */
export function readWidths() {
  return { tablet: `${TABLET_FROM_PX}px`, desktop: `${DESKTOP_FROM_PX}px` };
}
