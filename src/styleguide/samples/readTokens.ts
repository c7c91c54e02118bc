import type { Language } from '../../i18n/languages';
import { formatNumber } from '../../i18n/numbers';
import { colours, contrasts } from '../../styles/colours';
import type { Role } from '../../styles/colours';
import { contrast } from '../../styles/contrast';
import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '../../styles/media';
import { tokens } from '../../styles/tokens';

// Parsed from the site's own CSS, so that the style guide cannot differ from it.
const [base, , desktop] = tokens.split('@media').map(readProperties);

function readProperties(css: string): Map<string, string> {
  const pairs = css.matchAll(/--([\w-]+):\s*([^;}]+)/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value.trim()]));
}

/**
 * Returns the tokens whose names match the pattern, with their values as written in the CSS.
 *
 * @returns `onDesktop` only where the value differs on a desktop
 */
export function readTokens(pattern: RegExp) {
  return [...(base ?? [])]
    .filter(([name]) => pattern.test(name))
    .map(([name, value]) => ({ name, value, onDesktop: desktop?.get(name) }));
}

/** Returns all colours in both schemes: `{ role: 'paper', light: '#f8f5ef', dark: '#15101d' }`. */
export function readColours() {
  const roles = Object.keys(colours) as Role[];
  return roles.map((role) => ({ role, light: colours[role].light, dark: colours[role].dark }));
}

/** Returns all pairs of colours in use, with their contrasts as formatted numbers, rounded down. */
export function readContrasts(lang: Language) {
  return contrasts.map(({ of, on, least }) => {
    const inScheme = (scheme: 'light' | 'dark') => {
      const [color, background] = [colours[of][scheme], colours[on][scheme]];
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

/** Returns the breakpoints: `{ tablet: '720px', desktop: '1080px' }`. */
export function readWidths() {
  return { tablet: `${TABLET_FROM_PX}px`, desktop: `${DESKTOP_FROM_PX}px` };
}
