import type { Language } from './languages';

type NumberRules = {
  group: string;
  decimal: string;
  /** Whether a noun after a whole number is in the singular. */
  isOne: (number: number) => boolean;
  /** Uses a no-break space, so that the amount stays on one line. */
  money: (number: string, currency: string) => string;
};

// Chromium has no Icelandic locale data, so browser and server would format differently (dates.ts).
const rules: Record<Language, NumberRules> = {
  is: {
    group: '.',
    decimal: ',',
    isOne: (number) => number % 10 === 1 && number % 100 !== 11,
    money: (number, currency) => `${number}\u00a0${currency === 'ISK' ? 'kr.' : currency}`,
  },
  'en-us': {
    group: ',',
    decimal: '.',
    isOne: (number) => number === 1,
    money: (number, currency) => `${currency}\u00a0${number}`,
  },
};

/**
 * Returns how many decimals an amount in a currency has (docs/behaviour.md, “Dates, numbers and money”).
 *
 * @param currency ISO 4217 code
 */
export function currencyDecimals(currency: string): number {
  if (['JPY', 'KRW', 'ISK'].includes(currency)) return 0;
  return ['BHD', 'KWD', 'JOD'].includes(currency) ? 3 : 2;
}

/**
 * Formats a number: `1.234,5` in Icelandic, `1,234.5` in US English.
 *
 * @param decimals how many to write, the last one rounded; by default as many as the number has
 */
export function formatNumber(value: number, lang: Language, decimals?: number): string {
  const { group, decimal } = rules[lang];
  const written = decimals === undefined ? String(Math.abs(value)) : toFixed(value, decimals);
  const [whole = '', fraction] = written.split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,7}$)/g, group);
  const isNegative = value < 0 && /[1-9]/.test(written);
  return (isNegative ? '−' : '') + grouped + (fraction ? decimal + fraction : '');
}

/** Whether a counted noun is in the singular: after 1, in Icelandic also after 21 and 101, but not after 11. */
export function isSingular(count: number, lang: Language): boolean {
  return rules[lang].isOne(count);
}

/** Rounds the decimal notation: `Number.toFixed` rounds 1.005 down, which is smaller in binary. */
function toFixed(value: number, decimals: number): string {
  const shifted = Math.round(shift(Math.abs(value), decimals));
  return shift(shifted, -decimals).toFixed(decimals);
}

/** Moves the decimal point. A very small or large number is written with an exponent already. */
function shift(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Formats an amount of money: `2.900 kr.`, `25,00 EUR`; in US English `ISK 2,900`, `EUR 25.00`.
 *
 * @param currency ISO 4217 code
 */
export function formatCurrency(amount: number, currency: string, lang: Language): string {
  return rules[lang].money(formatNumber(amount, lang, currencyDecimals(currency)), currency);
}
