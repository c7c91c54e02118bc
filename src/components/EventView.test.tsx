/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Article } from '../content/article';
import { renderIn } from '../test/renderIn';
import { EventView } from './EventView';

it.each([
  ['2027-03-10T20:00:00Z', '2027-03-11T00:00:00Z', '10. mars 2027', 'Tími: mið. kl. 20–24'],
  ['2027-03-10', '2027-03-10', '10. mars 2027', 'Tími: mið.'],
  [
    '2027-03-10T20:00:00Z',
    '2027-03-13T00:00:00Z',
    '10.–12. mars 2027',
    'Frá: mið. 10. mars 2027 kl. 20, Til: fös. 12. mars 2027 kl. 24',
  ],
])('an event from %s until %s is on %s; %s', (start, end, days, facts) => {
  const event = {
    ...{ id: 'a', type: 'article', kind: 'event', lang: 'is', path: '/ha-frettir/a/' },
    ...{ title: 'Kvöldstund', tags: [], related: [], words: 0, minutes: 0 },
    occasion: { start, end },
  } as const satisfies Article;
  renderIn('is', <EventView event={event} kicker="" url="" isOver={false} />);
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');
  expect(plain(document.querySelector('time')?.textContent)).toBe(days);
  const shown = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(plain(shown.join(', '))).toBe(facts);
});
