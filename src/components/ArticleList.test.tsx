/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { ArticleList } from './ArticleList';

const article = {
  id: 'a',
  type: 'article',
  lang: 'is' as const,
  path: '/ha-frettir/a/',
  tags: [],
  title: 'Leirdagar',
  kind: 'event' as const,
  date: '2026-11-11',
  occasion: { start: '2027-05-20T10:00:00Z', end: '2027-05-23T17:00:00Z', place: 'Skagaströnd' },
};

it('shows the days of an event in place of its publication date, and where it is', () => {
  renderIn('is', <ArticleList articles={[article]} />);
  const row = within(screen.getByRole('listitem'));
  const times = row.getAllByRole('time').map((time) => time.textContent);
  expect(times).toEqual(['20.–23.\u00A0maí 2027']);
  expect(row.getByText(/Viðburður/)).toHaveTextContent('Viðburður, Skagaströnd');
});
