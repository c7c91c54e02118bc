/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Placeholders } from './Placeholders';

it('hides the cards from screen readers', () => {
  render(<Placeholders />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(12);
});
