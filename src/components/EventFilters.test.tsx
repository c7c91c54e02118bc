/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ArticleCard } from '../content/types/articleCard';
import type { EventFilter } from '../content/types/eventFilters';
import { renderIn } from '../test/renderIn';
import { EventFilters } from './EventFilters';

const next: ArticleCard = {
  id: 'a',
  type: 'article',
  kind: 'event',
  lang: 'is',
  path: '/ha-frettir/a/',
  tags: [],
  title: 'Gengið um gafla',
  occasion: { start: '2026-12-05T13:00Z' },
};

const filters: EventFilter[] = [
  { id: 'allir', time: 'all' },
  { id: 'um-helgina', time: 'weekend', span: [Date.parse('2026-11-28'), Date.parse('2026-11-29')] },
];

it.each([
  [
    'is',
    'Um helgina, 28.–\u206029. nóvember 2026',
    'Enginn viðburður fellur undir þetta val. Næst: Gengið um gafla, 5. desember 2026',
  ],
  [
    'en-us',
    'This weekend, November 28–\u206029, 2026',
    'No event matches this filter. Next: Gengið um gafla (in Icelandic), December 5, 2026',
  ],
] as const)(
  'in %s the weekend has its days, and a filter without events the next one',
  (...row) => {
    const [lang, name, empty] = row;
    const props = { lang, current: 'allir', count: 0, next };
    renderIn(
      lang,
      <EventFilters {...props} filters={filters}>
        {null}
      </EventFilters>,
    );
    const plain = (text = '') => text.replaceAll('\u00A0', ' ');
    const links = screen.getAllByRole('link').map(({ textContent }) => plain(textContent ?? ''));
    expect(links).toContain(name);
    expect(plain(document.querySelector('[data-empty]')?.textContent ?? '')).toBe(empty);
  },
);
