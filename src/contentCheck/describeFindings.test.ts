import { article, checkedAt, photo } from '../test/checkedContent';
import { checkContent } from './checkContent';
import { compareFindings } from './compareFindings';
import { describeFindings } from './describeFindings';
import { toReport } from './toReport';

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

test('what is new and what is mended since the last check', () => {
  const [one, two] = [check(photo({ alt: 'IMG_1.jpg' })), check(photo({ alt: null }))];
  const difference = compareFindings(one, two);
  expect(difference.added).toEqual(two);
  expect(difference.mended).toEqual(one);
  const text = describeFindings(toReport(two, 'en-us', 2, difference));
  expect(text).toContain('Since the last check: 1 new, 1 mended.');
  expect(text).toContain('(new)');
});

test('a fault is the same when it moves, and counts as often as it occurs', () => {
  const [finding] = check(photo({ alt: 'IMG_1.jpg' }));
  if (!finding) throw new Error('Nothing was found.');
  const at = (field: string, quote?: string) => ({
    ...finding,
    field,
    ...(quote ? { quote } : {}),
  });
  const moved = compareFindings([at('content[1]', 'a')], [at('content[2]', 'a')]);
  expect(moved).toEqual({ added: [], mended: [] });
  const fewer = compareFindings(
    [at('content[1]', 'a'), at('content[2]', 'a')],
    [at('content[0]', 'a')],
  );
  expect(fewer.mended).toHaveLength(1);
  expect(fewer.added).toEqual([]);
});
