import { offlineOptions } from './offlineOptions';

it('stores the lists of the search, so that searching works offline', () => {
  const { networkFirst } = offlineOptions();
  expect(networkFirst?.test('/search/is.json')).toBe(true);
  expect(networkFirst?.test('/vidburdir/vidburdir.ics')).toBe(false);
});

it('pages are shown without a network for 30 days', () => {
  expect(Number(offlineOptions().maxAgeSeconds) / (24 * 60 * 60)).toBe(30);
});

it('the worker goes by a variable of the build', () => {
  expect(offlineOptions({}).enabled).toBe(true);
  expect(offlineOptions({ GATSBY_SERVICE_WORKER: 'off' }).enabled).toBe(false);
});
