/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { unbrokenRanges, unbrokenWords } from './unbrokenWords';

it('wraps each word with soft hyphens, with its punctuation, and does not change the text', () => {
  const title = '„Lands\u00ADlags\u00ADarki\u00ADtektúr“ og bók\u00ADhlaða, hús';
  const { container } = render(<h1>{unbrokenWords(title)}</h1>);
  expect(container).toHaveTextContent(title);
  expect([...container.querySelectorAll('[data-word]')].map((word) => word.textContent)).toEqual([
    '„Lands\u00ADlags\u00ADarki\u00ADtektúr“',
    'bók\u00ADhlaða,',
  ]);
});

it.each([
  ['miðvikudaga til sunnudaga kl. 12–17', 'miðvikudaga til sunnudaga kl. 12–_17'],
  ['20.–21. mars, noon–5 p.m.', '20.–_21. mars, noon–_5 p.m.'],
  ['2024–2026, kl. 12–17.30', '2024–_2026, kl. 12–_17.30'],
  ['16.000–24.000 krónur, 10000–20000', '16.000–24.000 krónur, 10000–20000'],
  ['18. janúar – 22. febrúar, norður–suður', '18. janúar – 22. febrúar, norður–suður'],
])('%s', (text, expected) => {
  expect(unbrokenRanges(text).replaceAll('\u2060', '_')).toBe(expected);
});
