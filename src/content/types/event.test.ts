import { isOnSale, toEvent } from './event';

const title = [{ type: 'heading1', text: 'Kvöldstund', spans: [] }];
const meta = {
  id: 'a',
  uid: 'kvold',
  type: 'article',
  lang: 'is',
  tags: [],
  firstPublicationDate: null,
  lastPublicationDate: null,
  url: '/ha-frettir/kvold/',
};

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

/** An event with an empty value in every field except the title. */
const bare: Queries.EventFragment = {
  _meta: meta,
  type: 'event',
  title,
  image: null,
  published_date: null,
  start_date: null,
  end_date: null,
  place: null,
  category: null,
  lead: null,
  content: null,
  author: null,
  guests: null,
  photographer: null,
  tables: null,
  opening_hours: null,
  price: null,
  currency: null,
  prices: null,
  tickets: null,
  tickets_date: null,
  tickets_kind: null,
  sold_out: null,
  spoken: null,
  access: null,
  series: null,
  association: null,
  related: null,
};

describe('a price', () => {
  const priceOf = (price: unknown) => toEvent({ ...bare, price: price as number })?.price;

  it.each([0, 0.5, 2900, 9_007_199_254_740])('of %d is shown', (amount) => {
    expect(priceOf(amount)).toEqual({ rates: [{ amount }], currency: 'ISK' });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([1e308, -1, NaN, Infinity, 2 ** 53, '2900', '', true, {}])(
    'of %p is reported and left out',
    (price) => {
      expect(priceOf(price)).toBeUndefined();
      expect(warn).toHaveBeenCalledWith(
        `Content: document a, field price: holds “${String(price)}”, which is not a number from 0 ` +
          'to 9007199254740; it is left out',
      );
    },
  );
});

it('has the price of each group after that of everybody else', () => {
  const prices = [
    { group: 'Nemendur', price: 4900 },
    { group: null, price: 100 },
    { group: 'Börn', price: null },
  ];
  expect(toEvent({ ...bare, price: 14900, prices, currency: 'EUR' })?.price).toEqual({
    rates: [{ amount: 14900 }, { group: 'Nemendur', amount: 4900 }],
    currency: 'EUR',
  });
});

it('has the languages, the access and the series of an event', () => {
  const page = { ...meta, id: 'b', type: 'page', url: '/page/kvoldin/' };
  const event = {
    ...bare,
    spoken: 'Icelandic and English',
    access: [
      { kind: 'steps', note: 'þrjú þrep' },
      { kind: 'captions', note: ' ' },
      { kind: 'lift', note: 'á þriðju hæð' },
    ],
    series: { _meta: page, title: [{ type: 'heading1', text: 'Kvöldin', spans: [] }] },
  };
  expect(toEvent(event)?.facts).toMatchObject({
    spoken: 'Icelandic and English',
    access: [{ kind: 'steps', note: 'þrjú þrep' }, { kind: 'captions' }],
    series: { title: 'Kvöldin', path: '/page/kvoldin/' },
  });
  expect(toEvent({ ...event, series: {}, spoken: 'Latin' })?.facts).toMatchObject({
    spoken: undefined,
    series: undefined,
  });
});

describe('the booking', () => {
  const factsOf = (raw: object) => toEvent({ ...bare, ...raw })?.facts;

  it('is a registration if the editor says so, or if nobody pays', () => {
    expect(factsOf({})?.booking).toBe('registration');
    expect(factsOf({ price: 0 })?.booking).toBe('registration');
    expect(factsOf({ price: 2900 })?.booking).toBe('tickets');
    expect(factsOf({ prices: [{ group: 'Börn', price: 900 }] })?.booking).toBe('tickets');
    expect(factsOf({ price: 2900, tickets_kind: 'registration' })?.booking).toBe('registration');
    expect(factsOf({ price: 2900, tickets_kind: 'none' })?.booking).toBe('none');
    expect(factsOf({ tickets_kind: 'tickets' })?.booking).toBe('tickets');
  });

  it('may be closed, because the event is sold out', () => {
    expect(factsOf({ sold_out: true })?.isSoldOut).toBe(true);
    expect(factsOf({})?.isSoldOut).toBe(false);
  });

  it('is open from the day `tickets_date` on, or always if this day is not set', () => {
    const tickets = toEvent({ ...bare, tickets_date: '2026-12-01' })?.tickets;
    expect(isOnSale(tickets, '2026-11-30T23:59Z')).toBe(false);
    expect(isOnSale(tickets, '2026-12-01T00:00Z')).toBe(true);
    expect(isOnSale(toEvent(bare)?.tickets, '2026-11-30T23:59Z')).toBe(true);
  });
});
