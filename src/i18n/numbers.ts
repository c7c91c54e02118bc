import type { Language } from './languages';

type NumberRules = {
  group: string;
  decimal: string;
  /** With a no-break space, so that the amount stays on one line. */
  money: (number: string, currency: string) => string;
};

// Chromium has no Icelandic locale data, so `Intl` would write numbers in two ways (see dates.ts).
const rules: Record<Language, NumberRules> = {
  is: {
    group: '.',
    decimal: ',',
    money: (number, currency) => `${number}\u00a0${currency === 'ISK' ? 'kr.' : currency}`,
  },
  'en-us': {
    group: ',',
    decimal: '.',
    money: (number, currency) => `${currency}\u00a0${number}`,
  },
};

/**
 * How many decimals amounts of a currency have (specification, point 3).
 *
 * @param currency ISO 4217 code
 */
export function currencyDecimals(currency: string): number {
  if (['JPY', 'KRW', 'ISK'].includes(currency)) return 0;
  return ['BHD', 'KWD', 'JOD'].includes(currency) ? 3 : 2;
}

/**
 * A number as the language writes it: `1.234,5` in Icelandic, `1,234.5` in US English.
 *
 * @param decimals how many are written, the last one rounded; as many as there are without it
 */
export function formatNumber(value: number, lang: Language, decimals?: number): string {
  const { group, decimal } = rules[lang];
  const written = decimals === undefined ? String(Math.abs(value)) : toFixed(value, decimals);
  const [whole = '', fraction] = written.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const isNegative = value < 0 && /[1-9]/.test(written);
  return (isNegative ? '−' : '') + grouped + (fraction ? decimal + fraction : '');
}

/** `toFixed` of a number as it is written in decimals: 1.005 is a little less in binary. */
function toFixed(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${Math.abs(value)}e${decimals}`));
  return Number(`${shifted}e-${decimals}`).toFixed(decimals);
}

/**
 * An amount of money: `2.900 kr.`, `25,00 EUR`; in US English `ISK 2,900`, `EUR 25.00`.
 *
 * @param currency ISO 4217 code
 */
export function formatCurrency(amount: number, currency: string, lang: Language): string {
  return rules[lang].money(formatNumber(amount, lang, currencyDecimals(currency)), currency);
}
