import { formatDate, formatDateRange, formatHours, formatTime } from './dates';

describe('formatDate', () => {
  it.each([
    ['2026-11-20', 'is', '20. nóvember 2026'],
    ['2026-01-01', 'is', '1. janúar 2026'],
    ['2026-11-20', 'en-us', 'November 20, 2026'],
    ['2027-03-24T23:30:00Z', 'is', '24. mars 2027'],
    ['2027-03-24T23:30:00+00:00', 'en-us', 'March 24, 2027'],
  ] as const)('%s in %s is %s', (iso, lang, text) => {
    expect(formatDate(iso, lang)).toBe(text);
  });

  it('knows the twelve months by their small Icelandic names', () => {
    const names = Array.from({ length: 12 }, (_, month) =>
      formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, 'is')
        .split(' ')
        .at(1),
    );
    expect(names.join(' ')).toBe(
      'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember',
    );
  });

  it('names what is not a date', () => {
    expect(() => formatDate('soon', 'is')).toThrow('“soon” is not a date');
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
    expect(formatDateRange(start, end, lang)).toBe(text);
  });

  it('says one day once', () => {
    const start = '2027-01-14T17:00:00Z';
    expect(formatDateRange(start, '2027-01-14T19:00:00Z', 'is')).toBe('14. janúar 2027');
    expect(formatDateRange(start, undefined, 'is')).toBe('14. janúar 2027');
  });
});

describe('formatTime', () => {
  it.each([
    ['2027-01-14T17:05:00Z', 'is', '17:05'],
    ['2027-01-14T08:00:00Z', 'is', '08:00'],
    ['2027-01-14T17:05:00Z', 'en-us', '5:05 PM'],
    ['2027-01-14T00:30:00Z', 'en-us', '12:30 AM'],
    ['2027-01-14T12:00:00Z', 'en-us', '12:00 PM'],
  ] as const)('%s in %s is %s', (iso, lang, text) => {
    expect(formatTime(iso, lang)).toBe(text);
  });
});

describe('formatHours', () => {
  const start = '2027-01-14T20:00:00Z';

  it.each([
    ['2027-01-14T21:30:00Z', 'is', '20:00–21:30'],
    ['2027-01-14T21:30:00Z', 'en-us', '8:00 PM–9:30 PM'],
    [undefined, 'is', '20:00'],
    ['2027-01-15T01:00:00Z', 'is', undefined],
  ] as const)('until %s in %s is %s', (end, lang, text) => {
    expect(formatHours(start, end, lang)).toBe(text);
  });
});
