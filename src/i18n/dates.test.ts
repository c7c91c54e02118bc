import {
  formatDate,
  formatDateRange,
  formatHours,
  formatMoment,
  formatTime,
  formatWeekdays,
} from './dates';

const plain = (text: string | undefined) =>
  text?.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

it('keeps a number and what it counts on one line', () => {
  const time = '2026-10-15T17:00:00Z';
  expect(formatMoment(time, 'is')).toBe('fim. 15.\u00A0október 2026 kl.\u00A017');
  expect(formatMoment(time, 'en-us')).toBe('Thu., October\u00A015, 2026, 5\u00A0p.m.');
});

it('keeps a range of days, hours or weekdays on one line', () => {
  const [start, end] = ['2027-03-10T12:00:00Z', '2027-03-10T17:00:00Z'];
  expect(formatHours(start, end, 'is')).toBe('kl.\u00A012–\u206017');
  expect(formatHours(start, end, 'en-us')).toBe('noon–\u20605\u00A0p.m.');
  expect(formatDateRange('2027-03-10', '2027-03-14', 'is')).toBe('10.–\u206014.\u00A0mars 2027');
  expect(formatDateRange('2027-03-10', '2027-03-14', 'en-us')).toBe('March\u00A010–\u206014, 2027');
  expect(formatWeekdays('2027-03-10', '2027-03-14', 'is')).toBe('mið.–\u2060sun.');
});

describe('formatDate', () => {
  it.each([
    ['2026-11-20', 'is', '20. nóvember 2026'],
    ['2026-01-01', 'is', '1. janúar 2026'],
    ['2026-11-20', 'en-us', 'November 20, 2026'],
    ['2027-03-24T23:30:00Z', 'is', '24. mars 2027'],
    ['2027-03-24T23:30:00+00:00', 'en-us', 'March 24, 2027'],
  ] as const)('%s in %s is %s', (iso, lang, text) => {
    expect(plain(formatDate(iso, lang))).toBe(text);
  });
});

describe('formatDateRange', () => {
  it.each([
    ['2026-03-27', '2026-03-30', 'is', '27.–30. mars 2026'],
    ['2026-02-28', '2026-03-02', 'is', '28. febrúar – 2. mars 2026'],
    ['2026-12-30', '2027-01-02', 'is', '30. desember 2026 – 2. janúar 2027'],
    ['2026-03-27', '2026-03-30', 'en-us', 'March 27–30, 2026'],
    ['2026-02-28', '2026-03-02', 'en-us', 'February 28 – March 2, 2026'],
    ['2026-12-30', '2027-01-02', 'en-us', 'December 30, 2026 – January 2, 2027'],
  ] as const)('%s to %s in %s is %s', (start, end, lang, text) => {
    expect(plain(formatDateRange(start, end, lang))).toBe(text);
  });

  it('writes one day once', () => {
    const start = '2027-01-14T17:00:00Z';
    expect(plain(formatDateRange(start, '2027-01-14T19:00:00Z', 'is'))).toBe('14. janúar 2027');
    expect(plain(formatDateRange(start, undefined, 'is'))).toBe('14. janúar 2027');
    expect(plain(formatDateRange(start, '2027-01-15T00:00:00Z', 'is'))).toBe('14. janúar 2027');
    expect(plain(formatDateRange('2027-01-14', '2027-01-14', 'is'))).toBe('14. janúar 2027');
  });

  it('ends with the day before a midnight', () => {
    const range = formatDateRange('2026-12-30T17:00:00Z', '2027-01-01T00:00:00Z', 'is');
    expect(plain(range)).toBe('30.–31. desember 2026');
  });
});

describe('formatTime', () => {
  it.each([
    ['2027-01-14T17:05:00Z', 'is', 'kl. 17:05'],
    ['2027-01-14T08:00:00Z', 'is', 'kl. 8'],
    ['2027-01-14T17:05:00Z', 'en-us', '5:05 p.m.'],
    ['2027-01-14T00:30:00Z', 'en-us', '12:30 a.m.'],
    ['2027-01-14T20:00:00Z', 'is', 'kl. 20'],
    ['2027-01-14T00:00:00Z', 'is', 'kl. 0'],
    ['2027-01-14T10:00:00Z', 'en-us', '10 a.m.'],
    ['2027-01-14T12:00:00Z', 'en-us', 'noon'],
    ['2027-01-14T00:00:00Z', 'en-us', 'midnight'],
  ] as const)('%s in %s is %s', (iso, lang, text) => {
    expect(plain(formatTime(iso, lang))).toBe(text);
  });
});

describe('formatWeekdays', () => {
  it.each([
    ['2026-12-05T13:00:00Z', '2026-12-05T15:00:00Z', 'is', 'lau. kl. 13–15'],
    ['2026-12-05T13:00:00Z', '2026-12-05T15:00:00Z', 'en-us', 'Sat., 1 p.m.–3 p.m.'],
    ['2026-12-06T13:00:00Z', undefined, 'is', 'sun. kl. 13'],
    ['2027-03-10T16:00:00Z', '2027-03-14T18:00:00Z', 'is', 'mið.–sun.'],
    ['2027-03-10T16:00:00Z', '2027-03-14T18:00:00Z', 'en-us', 'Wed.–Sun.'],
    ['2026-10-15T17:00:00Z', '2027-02-28T17:00:00Z', 'is', undefined],
    ['2026-12-05T20:00:00Z', '2026-12-06T00:00:00Z', 'is', 'lau. kl. 20–24'],
    ['2026-12-05T20:00:00Z', '2026-12-06T00:00:00Z', 'en-us', 'Sat., 8 p.m.–midnight'],
    ['2026-12-05T20:00:00Z', '2026-12-07T00:00:00Z', 'is', 'lau.–sun.'],
    ['2026-12-05T20:00:00Z', '2026-12-05', 'is', 'lau. kl. 20'],
    ['2026-12-07', '2026-12-07', 'is', 'mán.'],
    ['2026-12-07', '2026-12-13', 'is', 'mán.–sun.'],
    ['2026-12-07', '2026-12-14', 'is', undefined],
    ['2026-12-07', undefined, 'is', 'mán.'],
    ['2026-12-07', undefined, 'en-us', 'Mon.'],
  ] as const)('from %s to %s in %s is %s', (start, end, lang, text) => {
    expect(plain(formatWeekdays(start, end, lang))).toBe(text);
  });
});

describe('formatMoment', () => {
  it.each([
    ['2026-10-15T17:00:00Z', 'is', false, 'fim. 15. október 2026 kl. 17'],
    ['2026-10-15T17:00:00Z', 'en-us', false, 'Thu., October 15, 2026, 5 p.m.'],
    ['2026-10-15', 'is', false, 'fim. 15. október 2026'],
    ['2026-10-15T17:00:00Z', 'is', true, 'fim. 15. október 2026 kl. 17'],
    ['2026-10-16T00:00:00Z', 'is', true, 'fim. 15. október 2026 kl. 24'],
    ['2026-10-16T00:00:00Z', 'en-us', true, 'Thu., October 15, 2026, midnight'],
    ['2026-10-15', 'is', true, 'fim. 15. október 2026'],
  ] as const)('%s in %s, as an end: %s, is %s', (iso, lang, isEnd, text) => {
    expect(plain(formatMoment(iso, lang, isEnd))).toBe(text);
  });
});
