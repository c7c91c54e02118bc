/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Drawing, letterShapes } from './Drawing';

it('is an image with the name that the editor gave it', () => {
  render(<Drawing measure={'76\u00A0mm'} caption="Skurður" name="Bárujárn í skurði: 76 mm" />);
  expect(screen.getByRole('img', { name: 'Bárujárn í skurði: 76 mm' })).toBeInTheDocument();
  expect(screen.getByText('76\u00A0mm', { normalizer: (text) => text })).toBeInTheDocument();
  expect(screen.getByText('Skurður').closest('figcaption')).not.toBeNull();
});

it('is decoration without a name, and without an editor’s text has no measure and no caption', () => {
  const { container } = render(<Drawing />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container).toHaveTextContent('');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each(['þ', 'ð', 'ö', 'Í'] as const)(
  'draws %s inside the drawing, on its guide lines',
  (letter) => {
    const { container } = render(<Drawing letter={letter} />);
    const { guides, outline } = letterShapes[letter];
    expect(container.querySelector('[data-form]')).toHaveAttribute('d', outline);
    const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
    const ys = numbers.filter((_, index) => index % 2 === 1);
    // A round letter extends a little below its baseline.
    expect(Math.min(...ys)).toBe(guides[0]);
    expect(Math.abs(Math.max(...ys) - (guides.at(-1) ?? 0))).toBeLessThan(6);
  },
);
