import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { PrismicError } from '../PrismicError';
import { fetchJson } from './fetchJson';
import { wait } from './wait';

jest.mock('./wait', () => ({ wait: jest.fn(() => Promise.resolve()) }));

let repository: FakeRepository;
beforeEach(async () => {
  jest.mocked(wait).mockClear();
  repository = await startFakeRepository();
});

type Fault = ReturnType<NonNullable<FakeRepository['fault']>>;

const get = (limits = {}) =>
  fetchJson(new URL(repository.endpoint), { ...limits, notJson: 'is not JSON' });
const pauses = () => jest.mocked(wait).mock.calls.map(([ms]) => ms);

/** Responds with each fault once, and then with the real response. */
function failWith(...faults: Fault[]) {
  repository.fault = () => faults.shift();
}

test.each<[string, Fault]>([
  ['429', { status: 429, body: '' }],
  ['503', { status: 503, body: '<html>Busy</html>' }],
  ['502 with JSON', { status: 502, body: '{"message":"Bad gateway"}' }],
  ['a reset within the body', 'reset'],
  ['truncated JSON', { status: 200, body: '{"refs": [{"id": "mas' }],
  ['an empty response', { status: 200, body: '' }],
])('retries after %s', async (_, fault) => {
  failWith(fault, fault);
  expect((await get()).body).toHaveProperty('refs');
  expect(repository.requests).toHaveLength(3);
});

test('fails within twice the timeout, including pauses, if the service never responds', async () => {
  repository.fault = () => 'hang';
  await expect(get({ timeoutInMs: 100 })).rejects.toThrow('response timeout');
  expect(repository.requests).toHaveLength(1);
  await expect(get({ timeoutInMs: 700 })).rejects.toThrow('response timeout');
  expect(repository.requests).toHaveLength(3);
});

test('pauses double and vary', async () => {
  failWith(...Array.from({ length: 4 }, () => ({ status: 503, body: '' })));
  await get();
  for (const [index, longest] of [500, 1000, 2000, 4000].entries()) {
    expect(pauses()[index]).toBeGreaterThanOrEqual(longest / 2);
    expect(pauses()[index]).toBeLessThanOrEqual(longest);
  }
});

test.each([
  ['in seconds', () => '3', 3000],
  ['as a date', () => new Date(Date.now() + 3000).toUTCString(), 1500],
])('Retry-After %s is the minimum pause', async (_, toValue, minimum) => {
  failWith({ status: 429, body: '', headers: { 'retry-after': toValue() } });
  await get();
  expect(pauses()[0]).toBeGreaterThan(minimum);
  expect(pauses()[0]).toBeLessThan(3501);
});

test.each([
  [400, '{}'],
  [404, '<html>'],
])('does not retry after %i with %s', async (status, body) => {
  failWith({ status, body });
  await expect(get()).rejects.toThrow(PrismicError);
  expect(repository.requests).toHaveLength(1);
});
