import { rawDocument } from '../../test/rawDocument';
import { isOnSale, toEvent } from './event';

const event = (fields: object = {}) =>
  toEvent(rawDocument('article', { type: 'event', ...fields }));

const warn = jest.spyOn(console, 'warn').mockImplementation();
beforeEach(() => warn.mockClear());

describe('a price', () => {
  const priceOf = (price: unknown) => event({ price })?.price;

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

it('has the price for everybody else first, then the price of each group', () => {
  const prices = [
    { group: 'Nemendur', price: 4900 },
    { group: null, price: 100 },
    { group: 'Börn', price: null },
  ];
  expect(event({ price: 14900, prices, currency: 'EUR' })?.price).toEqual({
    rates: [{ amount: 14900 }, { group: 'Nemendur', amount: 4900 }],
    currency: 'EUR',
  });
});

it('has the languages, the access and the series of an event', () => {
  const raw = {
    spoken: 'Icelandic and English',
    access: [
      { kind: 'steps', note: 'þrjú þrep' },
      { kind: 'captions', note: ' ' },
      { kind: 'lift', note: 'á þriðju hæð' },
    ],
    series: rawDocument('page'),
  };
  expect(event(raw)?.facts).toMatchObject({
    spoken: 'Icelandic and English',
    access: [{ kind: 'steps', note: 'þrjú þrep' }, { kind: 'captions' }],
    series: { title: 'Titill', path: '/page/a/' },
  });
  expect(event({ ...raw, series: {}, spoken: 'Latin' })?.facts).toMatchObject({
    spoken: undefined,
    series: undefined,
  });
});

describe('the booking', () => {
  const factsOf = (raw: object) => event(raw)?.facts;

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
    const tickets = event({ tickets_date: '2026-12-01' })?.tickets;
    expect(isOnSale(tickets, '2026-11-30T23:59Z')).toBe(false);
    expect(isOnSale(tickets, '2026-12-01T00:00Z')).toBe(true);
    expect(isOnSale(event()?.tickets, '2026-11-30T23:59Z')).toBe(true);
  });
});
