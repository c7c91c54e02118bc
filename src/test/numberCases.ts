/** Numbers and their formats, which must be equal in Node and browsers. */
export const numberCases = [
  [0, 'is', '0'],
  [999, 'is', '999'],
  [1234.5, 'is', '1.234,5'],
  [1234567, 'is', '1.234.567'],
  [-1234.5, 'is', '−1.234,5'],
  [1234567.25, 'en-us', '1,234,567.25'],
] as const;

/** Currencies with their number of decimals (docs/behaviour.md, “Dates, numbers and money”). */
export const decimalsCases = [
  ['JPY', 0],
  ['KRW', 0],
  ['ISK', 0],
  ['BHD', 3],
  ['KWD', 3],
  ['JOD', 3],
  ['EUR', 2],
  ['USD', 2],
] as const;

/** Amounts and their formats, with plain spaces in place of no-break spaces. */
export const currencyCases = [
  [2900, 'ISK', 'is', '2.900 kr.'],
  [2900.4, 'ISK', 'en-us', 'ISK 2,900'],
  [0.5, 'ISK', 'is', '1 kr.'],
  [1e-7, 'EUR', 'is', '0,00 EUR'],
  [9_007_199_254_740, 'ISK', 'is', '9.007.199.254.740 kr.'],
  [9_007_199_254_739.99, 'EUR', 'is', '9.007.199.254.739,99 EUR'],
  [25, 'EUR', 'is', '25,00 EUR'],
  [25, 'EUR', 'en-us', 'EUR 25.00'],
  [1.5, 'KWD', 'is', '1,500 KWD'],
] as const;
