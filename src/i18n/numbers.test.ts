import { currencyDecimals, formatCurrency, formatNumber } from './numbers';

describe('formatNumber', () => {
  it.each([
    [0, 'is', '0'],
    [999, 'is', '999'],
    [1234.5, 'is', '1.234,5'],
    [1234567, 'is', '1.234.567'],
    [-1234.5, 'is', '−1.234,5'],
    [1234567.25, 'en-us', '1,234,567.25'],
  ] as const)('%s in %s is %s', (value, lang, text) => {
    expect(formatNumber(value, lang)).toBe(text);
  });

  it('writes as many decimals as it is asked for, the last one rounded', () => {
    expect(formatNumber(1.005, 'is', 2)).toBe('1,01');
    expect(formatNumber(2, 'is', 2)).toBe('2,00');
    expect(formatNumber(999.999, 'is', 2)).toBe('1.000,00');
    expect(formatNumber(-0.001, 'is', 2)).toBe('0,00');
  });
});

it.each([
  ['JPY', 0],
  ['KRW', 0],
  ['ISK', 0],
  ['BHD', 3],
  ['KWD', 3],
  ['JOD', 3],
  ['EUR', 2],
  ['USD', 2],
] as const)('%s has %d decimals', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals);
});

it.each([
  [2900, 'ISK', 'is', '2.900 kr.'],
  [2900.4, 'ISK', 'en-us', 'ISK 2,900'],
  [25, 'EUR', 'is', '25,00 EUR'],
  [25, 'EUR', 'en-us', 'EUR 25.00'],
  [1.5, 'KWD', 'is', '1,500 KWD'],
] as const)('%d of %s in %s is %s', (amount, currency, lang, text) => {
  expect(formatCurrency(amount, currency, lang).replace('\u00a0', ' ')).toBe(text);
});
