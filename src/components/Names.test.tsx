/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Names } from './Names';

it('links only the names of people with a page', () => {
  const names = [
    { before: '', name: 'Anna Jóns', path: '/folk/anna-jons/' },
    { before: ' og ', name: 'Björn Jóns' },
  ];
  const { container } = renderIn('is', <Names names={names} />);
  expect(container).toHaveTextContent('Anna Jóns og Björn Jóns');
  const links = screen.getAllByRole('link').map((link) => link.outerHTML);
  expect(links).toEqual(['<a href="/folk/anna-jons/">Anna Jóns</a>']);
});
