/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Trail } from './Trail';

const page = { title: 'Saga', path: '/fagfelog/a/saga/', lang: 'is' } as const;

it('leads from the front page over the steps to the page itself, which is no link', () => {
  renderIn(
    'is',
    <Trail page={page} steps={['association', { title: 'A', path: '/fagfelog/a/' }]} />,
  );
  const trail = screen.getByRole('navigation', { name: 'Staðsetning á vefnum' });
  const steps = within(trail).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Miðstöð', 'Fagfélög', 'A', 'Saga']);
  const links = within(trail).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/fagfelog/',
    '/fagfelog/a/',
  ]);
  expect(within(trail).getByText('Saga')).toHaveAttribute('aria-current', 'page');
});

it('leaves out a step that is not there, and speaks the language of the page', () => {
  renderIn('en-us', <Trail page={{ ...page, lang: 'en-us' }} steps={['event', undefined]} />);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Miðstöð', 'Events']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/', '/en/vidburdir/']);
});
