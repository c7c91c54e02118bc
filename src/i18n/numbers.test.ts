import { currencyCases, decimalsCases, numberCases } from '../test/numberCases';
import { currencyDecimals, formatCurrency, formatNumber, isSingular } from './numbers';

describe('formatNumber', () => {
  it.each(numberCases)('%s in %s is %s', (value, lang, text) => {
    expect(formatNumber(value, lang)).toBe(text);
  });

  it('writes the given number of decimals, the last one rounded', () => {
    expect(formatNumber(2, 'is', 2)).toBe('2,00');
    expect(formatNumber(999.999, 'is', 2)).toBe('1.000,00');
    expect(formatNumber(-0.001, 'is', 2)).toBe('0,00');
  });
});

it.each(decimalsCases)('%s has %d decimals', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals);
});

it.each(currencyCases)('%d of %s in %s is %s', (amount, currency, lang, text) => {
  expect(formatCurrency(amount, currency, lang)).toBe(text.replace(' ', '\u00a0'));
});

it.each([
  ['is', [1, 21, 101, 1001]],
  ['en-us', [1]],
] as const)('a noun is in the singular in %s after %j only', (lang, singular) => {
  const counts = [0, 1, 2, 11, 21, 101, 111, 1001, 1011];
  expect(counts.filter((count) => isSingular(count, lang))).toEqual(singular);
});
