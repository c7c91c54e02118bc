/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { unbrokenWords } from './unbrokenWords';

it('wraps each word with soft hyphens, with its punctuation, and does not change the text', () => {
  const title = '„Lands\u00ADlags\u00ADarki\u00ADtektúr“ og bók\u00ADhlaða, hús';
  const { container } = render(<h1>{unbrokenWords(title)}</h1>);
  expect(container).toHaveTextContent(title);
  expect([...container.querySelectorAll('[data-word]')].map((word) => word.textContent)).toEqual([
    '„Lands\u00ADlags\u00ADarki\u00ADtektúr“',
    'bók\u00ADhlaða,',
  ]);
});
