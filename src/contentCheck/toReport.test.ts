import { article, checkedAt, photo } from '../test/checkedContent';
import { checkContent } from './checkContent';
import { describeFindings, toReport } from './toReport';

const check = (image: object) =>
  checkContent([article('is', { data: { image } }), article('en-us')], { now: checkedAt });

test('the report names the rule, why it matters, the remedy, and each place', () => {
  const findings = check(photo({ alt: 'IMG_1.jpg' }));
  const text = describeFindings(toReport(findings, 'is', 2));
  expect(text).toContain('2 skjöl skoðuð. Villur: 1, Viðvaranir: 0, Ábendingar: 0.');
  expect(text).toContain('## Lýsing myndar segir ekkert (villur: 1)');
  expect(text).toContain('Ráð: Skrifaðu');
  expect(text).toContain('- /ha-frettir/chair/ › image: “IMG_1.jpg”\n');
  expect(describeFindings(toReport(findings, 'en-us', 2))).toContain(
    '## The description of an image says',
  );
});

test('a report without findings says so', () => {
  expect(describeFindings(toReport(check(photo()), 'en-us', 2))).toContain('Nothing was found.');
});
