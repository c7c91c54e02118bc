import { offlineOptions } from './offlineOptions';

it('pages are shown without a network for 30 days', () => {
  expect(Number(offlineOptions().maxAgeSeconds) / (24 * 60 * 60)).toBe(30);
});
