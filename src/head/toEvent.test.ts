import { readOccasion } from '../content/occasion';
import type { Site } from './Site';
import { toEvent } from './toEvent';
import type { EventDocument } from './toEvent';

const centre = { '@type': 'Organization', name: 'Miðstöð' } as const;
const site: Site = {
  lang: 'en-us',
  name: 'Miðstöð',
  toUrl: (path) => `https://example.is${path}`,
  centre,
};

const opening: EventDocument = {
  id: 'e',
  type: 'article',
  lang: 'en-us',
  path: '/en/ha-frettir/opening/',
  tags: [],
  title: 'Opening',
  occasion: { start: '2027-03-10T16:00:00+00:00' },
};

it('returns undefined for an event without a date', () => {
  expect(toEvent({ ...opening, occasion: undefined }, site)).toBeUndefined();
});

it('leaves out the place and the price when the document has none', () => {
  const event = toEvent(opening, site);
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'Opening',
    startDate: '2027-03-10T16:00:00+00:00',
    organizer: centre,
    inLanguage: 'en-US',
  });
  for (const property of ['location', 'eventAttendanceMode', 'offers', 'isAccessibleForFree']) {
    expect(event).not.toHaveProperty(property);
  }
});

it('names the place and the end', () => {
  const occasion = { start: '2027-03-10', end: '2027-03-14', place: 'Harpa' };
  expect(toEvent({ ...opening, occasion }, site)).toMatchObject({
    startDate: '2027-03-10',
    endDate: '2027-03-14',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { name: 'Harpa', address: { addressCountry: 'IS' } },
  });
});

it('has one day for an event from midnight to midnight, and no end that is not after the start', () => {
  const start_date = '2027-03-10T00:00:00+0000';
  const [whole, wrong] = ['2027-03-11T00:00:00+0000', '2027-03-10T00:00:00+0000'].map((end_date) =>
    toEvent({ ...opening, occasion: readOccasion({ start_date, end_date }) }, site),
  );
  expect(whole).toMatchObject({ startDate: '2027-03-10', endDate: '2027-03-10' });
  expect(wrong).toMatchObject({ startDate: '2027-03-10', endDate: undefined });
});

it.each([
  [0, true],
  [2900, false],
])('an event with the price %d is free to attend: %s', (amount, isFree) => {
  expect(
    toEvent({ ...opening, price: { rates: [{ amount }], currency: 'ISK' } }, site),
  ).toMatchObject({
    isAccessibleForFree: isFree,
    offers: [
      { price: amount, priceCurrency: 'ISK', url: 'https://example.is/en/ha-frettir/opening/' },
    ],
  });
});

it('offers tickets for each group, where and from when they are sold', () => {
  const price = { rates: [{ amount: 900 }, { group: 'Students', amount: 0 }], currency: 'ISK' };
  const link = { href: 'https://tickets.example.is/' };
  const tickets = { kind: 'tickets', link, from: '2026-12-01' } as const;
  const sale = { url: 'https://tickets.example.is/', validFrom: '2026-12-01' };
  expect(toEvent({ ...opening, price, tickets }, site)).toMatchObject({
    isAccessibleForFree: false,
    offers: [
      { price: 900, ...sale },
      { name: 'Students', price: 0, ...sale },
    ],
  });
});

it('names the association of the event as its organiser', () => {
  const association = { ...opening, title: 'Ceramic Society', path: '/en/fagfelog/ceramics/' };
  expect(toEvent({ ...opening, association }, site)?.organizer).toEqual({
    '@type': 'Organization',
    name: 'Ceramic Society',
    url: 'https://example.is/en/fagfelog/ceramics/',
  });
});
