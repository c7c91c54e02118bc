import type { Language } from './languages';

// `Intl` is not used, because Chromium has no Icelandic locale data.
const is = {
  group: '.',
  decimal: ',',
  isOne: (number: number) => number % 10 === 1 && number % 100 !== 11,
  money: (number: string, currency: string) =>
    `${number}\u00a0${currency === 'ISK' ? 'kr.' : currency}`,
};

const en: typeof is = {
  group: ',',
  decimal: '.',
  isOne: (number) => number === 1,
  money: (number, currency) => `${currency}\u00a0${number}`,
};

const rules: Record<Language, typeof is> = { is, 'en-us': en };

/** Returns a currency's number of decimals (docs/behaviour.md, “Dates, numbers and money”). */
export function currencyDecimals(currency: string): number {
  if (['JPY', 'KRW', 'ISK'].includes(currency)) return 0;
  return ['BHD', 'KWD', 'JOD'].includes(currency) ? 3 : 2;
}

/** Formats a number: `1.234,5` in Icelandic, `1,234.5` in US English. Rounds to `decimals`. */
export function formatNumber(value: number, lang: Language, decimals?: number): string {
  const { group, decimal } = rules[lang];
  const size = Math.abs(value);
  const written = decimals === undefined ? String(size) : size.toFixed(decimals);
  const [whole = '', fraction] = written.split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,7}$)/g, group);
  const isNegative = value < 0 && /[1-9]/.test(written);
  return (isNegative ? '−' : '') + grouped + (fraction ? decimal + fraction : '');
}

export function isSingular(count: number, lang: Language): boolean {
  return rules[lang].isOne(count);
}

/** Formats money: `2.900 kr.`, `25,00 EUR` in Icelandic, `ISK 2,900`, `EUR 25.00` in US English. */
export function formatCurrency(amount: number, currency: string, lang: Language): string {
  return rules[lang].money(formatNumber(amount, lang, currencyDecimals(currency)), currency);
}
