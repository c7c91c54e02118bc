/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import type { Event } from '../content/types/event';
import { renderIn } from '../test/renderIn';
import { EventView } from './EventView';
import { hydrateAll } from './hydrateOnInteraction';

const bare = {
  ...{ id: 'a', type: 'article', kind: 'event', lang: 'is', path: '/ha-frettir/a/' },
  ...{ title: 'Kvöldstund', tags: [], related: [], words: 0, minutes: 0 },
  occasion: { start: '2027-03-10', end: '2027-03-10' },
  facts: { access: [], booking: 'tickets', isSoldOut: false },
  tickets: {},
} as const satisfies Event;

/** Renders an upcoming event and returns its facts. */
function factsOf(event: Event, state = {}): string {
  renderIn(
    'is',
    <EventView {...{ event, kicker: '', url: '' }} phase="upcoming" isOnSale {...state} />,
  );
  return plain(
    screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
      .join(', '),
  );
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';

it.each([
  ['2027-03-10T20:00:00Z', '2027-03-11T00:00:00Z', '10. mars 2027', 'Tími: mið. kl. 20–\u206024'],
  ['2027-03-10', '2027-03-10', '10. mars 2027', 'Tími: mið.'],
  [
    '2027-03-10T20:00:00Z',
    '2027-03-13T00:00:00Z',
    '10.–\u206012. mars 2027',
    'Frá: mið. 10. mars 2027 kl. 20, Til: fös. 12. mars 2027 kl. 24',
  ],
])('an event from %s until %s is on %s; %s', (start, end, days, facts) => {
  expect(factsOf({ ...bare, occasion: { start, end } })).toBe(facts);
  expect(plain(document.querySelector('time')?.textContent)).toBe(days);
});

it('has one price, or the lowest price and the prices of all groups', async () => {
  const student = { group: 'Nemendur', amount: 4900 };
  const of = (rates: object[]) => factsOf({ ...bare, price: { rates, currency: 'ISK' } } as Event);
  void hydrateAll();
  of([{ amount: 14900 }]);
  await screen.findByText(/14\.900/);
  cleanup();
  expect(of([{ amount: 14900 }])).toContain('Aðgangur: 14.900 kr.');
  cleanup();
  expect(of([{ amount: 14900 }, student])).toContain(
    'Aðgangur: frá 4.900 kr.Fullt verð: 14.900 kr.Nemendur: 4.900 kr.',
  );
  cleanup();
  expect(of([{ amount: 14900 }, { group: 'Börn', amount: 0 }])).toContain(
    'Aðgangur: Fullt verð: 14.900 kr.Börn: Ókeypis',
  );
});

it('has no link to tickets when it is over', () => {
  const event = { ...bare, tickets: { link: { href: '/midar/' } } };
  expect(factsOf(event)).toContain('Miðar: Kaupa miða');
  cleanup();
  expect(factsOf(event, { phase: 'past' })).not.toContain('Miðar');
});

it.each([
  [{ booking: 'none' }, 'Skráning: ekki þarf að bóka'],
  [{ isSoldOut: true }, 'Miðar: uppselt'],
  [{ isSoldOut: true, booking: 'registration' }, 'Skráning: fullbókað'],
] as const)('with the facts %p it says “%s” and has no link to tickets', async (change, fact) => {
  const event = {
    ...bare,
    facts: { ...bare.facts, access: [], ...change },
    tickets: { link: { href: '/midar/' } },
  };
  void hydrateAll();
  factsOf(event);
  await screen.findByText(fact.replace(/.*: /, ''));
  cleanup();
  expect(factsOf(event)).toContain(fact);
  expect(document.querySelector('[href="/midar/"]')).toBeNull();
  cleanup();
  expect(factsOf(event, { phase: 'past' })).not.toContain(fact);
});

it('says before its text in which languages the event is held, and how visitors can attend', async () => {
  const access: Event['facts']['access'] = [
    { kind: 'steps', note: 'þrjú þrep' },
    { kind: 'captions' },
  ];
  const spoken = 'Icelandic and English';
  const event: Event = { ...bare, facts: { ...bare.facts, spoken, access } };
  void hydrateAll();
  factsOf(event);
  await screen.findByText(/textun/);
  cleanup();
  expect(factsOf(event)).toBe(
    'Tími: mið., Tungumál: á íslensku og ensku, Aðgengi: þrep á leiðinni (þrjú þrep), textun',
  );
  expect(screen.getByText(/textun/).closest('header')).not.toBeNull();
  cleanup();
  expect(factsOf(bare)).toBe('Tími: mið.');
});

it('breaks no line inside its opening hours', () => {
  expect(factsOf({ ...bare, openingHours: 'sunnudaga kl. 12–17' })).toContain('kl. 12–\u206017');
});

it('shows the recording when it is over', () => {
  const recording = { title: 'Kvöldið allt', view: <figure /> };
  expect(factsOf(bare, { recording })).not.toContain('Kvöldið allt');
  expect(document.querySelector('figure')).toBeNull();
  cleanup();
  expect(factsOf(bare, { recording, phase: 'past' })).toContain('Upptaka: Kvöldið allt');
  const fact = screen.getByRole('link', { name: 'Kvöldið allt' });
  expect(document.querySelector(`${fact.getAttribute('href')} figure`)).toBeInTheDocument();
});

it('links the names of people with a page, and no other names', () => {
  const guests = [
    { before: '', name: 'Anna Jóns', path: '/folk/anna-jons/' },
    { before: ' og ', name: 'Björn Jóns' },
  ];
  factsOf({ ...bare, guests });
  expect(screen.getByText(/og Björn Jóns/)).toHaveTextContent('Anna Jóns og Björn Jóns');
  expect(screen.getByRole('link', { name: 'Anna Jóns' })).toHaveAttribute(
    'href',
    '/folk/anna-jons/',
  );
});

it('tags lead to the news of the category with their name, otherwise to the search', () => {
  factsOf({ ...bare, tags: ['Viðtal', 'Grafísk hönnun'] });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(decodeURI(hrefOf('Viðtal') ?? '')).toBe('/ha-frettir/Viðtal/');
  expect(decodeURI(hrefOf('Grafísk hönnun') ?? '')).toBe('/leit/?query=Grafísk+hönnun');
});

it('does not show its date of publication as the date of the event', () => {
  factsOf({ ...bare, date: '2026-11-11', occasion: undefined, openingHours: 'kl. 12–17' });
  expect(screen.queryByText(/nóvember/)).toBeNull();
});
