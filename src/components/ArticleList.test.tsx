/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
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

it('can show the days of an event instead of the date of publication', () => {
  renderIn('is', <ArticleList articles={[article]} showsEventDates />);
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(/^20.–\u206023. maí 2027LeirdagarViðburður, Skagaströnd$/);
});

it('does not show the date of publication as the date of an event', () => {
  const event = { ...article, occasion: undefined };
  renderIn('is', <ArticleList articles={[event]} showsEventDates />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^LeirdagarViðburður$/);
});

it('names the category of an article in the singular', () => {
  const piece = { ...article, kind: 'article' as const, occasion: undefined, category: 'HA' };
  renderIn('is', <ArticleList articles={[piece, { ...piece, id: 'b', category: 'Greinar' }]} />);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    '11.\u00A0nóvember 2026LeirdagarKvarði',
    '11.\u00A0nóvember 2026LeirdagarGrein',
  ]);
});
