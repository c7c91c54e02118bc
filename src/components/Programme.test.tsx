/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ArticleCard } from '../content/types/articleCard';
import { renderIn } from '../test/renderIn';
import { Programme } from './Programme';

const event = (title: string, start: string, end?: string, place?: string) =>
  ({
    id: title,
    lang: 'is',
    title,
    path: `/ha-frettir/${title}/`,
    occasion: { start, end, place },
  }) as ArticleCard;

const days = [
  {
    day: '2027-03-10',
    events: [
      event('opnun', '2027-03-10T16:00:00Z', '2027-03-10T19:00:00Z', 'Salurinn'),
      event('syning', '2027-03-10T17:00:00Z', '2027-03-12T17:00:00Z'),
      event('dagur', '2027-03-10', '2027-03-10'),
    ],
  },
  { day: '2027-03-11', events: [event('spjall', '2027-03-11T20:00:00Z')] },
];

it('is a timetable: days with their events, hours, titles and places', () => {
  renderIn('is', <Programme lang="is" days={days} />);
  const region = screen.getByRole('region', { name: 'Viðburðir' });
  const headings = within(region).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'mið. 10.\u00A0mars',
    'fim. 11.\u00A0mars',
  ]);
  const rows = within(region)
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.closest('li')?.textContent);
  expect(rows).toEqual([
    'kl.\u00A016–\u206019opnunSalurinn',
    '10.–\u206012.\u00A0mars 2027syning',
    'dagur',
    'kl.\u00A020spjall',
  ]);
  expect(screen.getByRole('link', { name: 'spjall' })).toHaveAttribute(
    'href',
    '/ha-frettir/spjall/',
  );
});
