import { unbrokenRanges } from './unbrokenRanges';

test.each([
  ['miðvikudaga til sunnudaga kl. 12–17', 'miðvikudaga til sunnudaga kl. 12–_17'],
  ['20.–21. mars, noon–5 p.m.', '20.–_21. mars, noon–_5 p.m.'],
  ['18. janúar – 22. febrúar, norður–suður', '18. janúar – 22. febrúar, norður–suður'],
])('%s', (text, expected) => {
  expect(unbrokenRanges(text).replaceAll('\u2060', '_')).toBe(expected);
});
