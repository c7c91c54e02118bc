import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { currencyCases, decimalsCases, numberCases } from '../src/test/numberCases';

// The test cases are the same as in Node. The browser has no Icelandic locale data.

test('numbers and amounts have the same format in Chromium as in Node', async ({ page }) => {
  const { outputText } = ts.transpileModule(readFileSync('src/i18n/numbers.ts', 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const written = await page.evaluate(
    async ({ code, numbers, decimals, amounts }) => {
      const address = `data:text/javascript,${encodeURIComponent(code)}`;
      const { formatNumber, currencyDecimals, formatCurrency } = await import(address);
      return {
        numbers: numbers.map(([value, lang]) => formatNumber(value, lang)),
        decimals: decimals.map(([currency]) => currencyDecimals(currency)),
        amounts: amounts.map(([amount, currency, lang]) =>
          formatCurrency(amount, currency, lang).replace('\u00a0', ' '),
        ),
        icelandic: Intl.NumberFormat.supportedLocalesOf('is'),
      };
    },
    { code: outputText, numbers: numberCases, decimals: decimalsCases, amounts: currencyCases },
  );
  expect(written).toEqual({
    numbers: numberCases.map(([, , text]) => text),
    decimals: decimalsCases.map(([, decimals]) => decimals),
    amounts: currencyCases.map(([, , , text]) => text),
    icelandic: [],
  });
});
