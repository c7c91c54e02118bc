import { article, checkedAt, photo } from '../test/checkedContent';
import { checkContent } from './checkContent';
import type { Language } from '../i18n/languages';
import { describeFindings } from './describeFindings';

const check = (image: object) =>
  checkContent([article('is', { data: { image } }), article('en-us')], {
    now: checkedAt,
    unreachable: new Map(),
  });

test('the report names the rule, why it matters, the remedy, and each place', () => {
  const findings = check(photo({ alt: 'IMG_1.jpg' }));
  const text = describeFindings(findings, 'is', 2);
  expect(text).toContain('2 skjöl skoðuð. Villur: 1, Viðvaranir: 0, Ábendingar: 0.');
  expect(text).toContain('## Lýsing myndar segir ekkert (villur: 1)');
  expect(text).toContain('Skrifaðu í „Alternative text“ hvað myndin sýnir');
  expect(text).toContain('- /ha-frettir/chair/ › image: “IMG_1.jpg”\n');
  expect(describeFindings(findings, 'en-us', 2)).toContain('## The description of an image says');
});

test('in a language without translations the report is in English', () => {
  const findings = check(photo({ alt: 'IMG_1.jpg' }));
  const text = describeFindings(findings, 'da-dk' as Language, 2);
  expect(text).toBe(describeFindings(findings, 'en-us', 2));
});

test('a report without findings says so', () => {
  expect(describeFindings(check(photo()), 'en-us', 2)).toContain('Nothing was found.');
});
