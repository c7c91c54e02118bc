import { currencyCases, decimalsCases, numberCases } from '../test/numberCases';
import { currencyDecimals, formatCurrency, formatNumber } from './numbers';

describe('formatNumber', () => {
  it.each(numberCases)('%s in %s is %s', (value, lang, text) => {
    expect(formatNumber(value, lang)).toBe(text);
  });

  it('writes the given number of decimals, the last one rounded', () => {
    expect(formatNumber(1.005, 'is', 2)).toBe('1,01');
    expect(formatNumber(2, 'is', 2)).toBe('2,00');
    expect(formatNumber(999.999, 'is', 2)).toBe('1.000,00');
    expect(formatNumber(-0.001, 'is', 2)).toBe('0,00');
  });
});

it.each(decimalsCases)('%s has %d decimals', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals);
});

it.each(currencyCases)('%d of %s in %s is %s', (amount, currency, lang, text) => {
  expect(formatCurrency(amount, currency, lang).replace('\u00a0', ' ')).toBe(text);
});
