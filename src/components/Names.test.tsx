/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Names } from './Names';

it('links only the names of people with a page', () => {
  const people = [{ title: 'Anna Jóns', path: '/folk/anna-jons/' }];
  const text = 'Anna Jónsdóttir, Anna Jóns og Björn Jóns';
  const { container } = renderIn('is', <Names text={text} people={people} />);
  expect(container).toHaveTextContent(text);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveTextContent(/^Anna Jóns$/);
  expect(link).toHaveAttribute('href', '/folk/anna-jons/');
});
