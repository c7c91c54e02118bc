/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Breadcrumbs } from './Breadcrumbs';

const page = { title: 'Saga', path: '/fagfelog/a/saga/', lang: 'is' } as const;

it('links the front page and every step, and shows the current page as text', () => {
  renderIn(
    'is',
    <Breadcrumbs page={page} steps={['association', { title: 'A', path: '/fagfelog/a/' }]} />,
  );
  const navigation = screen.getByRole('navigation', { name: 'Staðsetning á vefnum' });
  const steps = within(navigation).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Miðstöð', 'Fagfélög', 'A', 'Saga']);
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/fagfelog/',
    '/fagfelog/a/',
  ]);
  expect(within(navigation).getByText('Saga')).toHaveAttribute('aria-current', 'page');
});
