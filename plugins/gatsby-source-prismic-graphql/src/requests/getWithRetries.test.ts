import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { getWithRetries } from './getWithRetries';
import { wait } from './wait';

jest.mock('./wait', () => ({ wait: jest.fn(() => Promise.resolve()) }));

let repository: FakeRepository;
beforeEach(async () => {
  jest.mocked(wait).mockClear();
  repository = await startFakeRepository();
});
afterEach(() => repository.close());

type Fault = ReturnType<NonNullable<FakeRepository['fault']>>;

const get = (limits = {}) => getWithRetries(new URL(repository.endpoint), {}, limits);
const pauses = () => jest.mocked(wait).mock.calls.map(([ms]) => ms);

/** The faults in turn, and the real answer after them. */
function failWith(...faults: Fault[]) {
  repository.fault = () => faults.shift();
}

test.each<[string, Fault]>([
  ['429', { status: 429, body: '' }],
  ['503', { status: 503, body: '<html>Busy</html>' }],
  ['502 with JSON', { status: 502, body: '{"message":"Bad gateway"}' }],
  ['a reset in mid-body', 'reset'],
  ['JSON that breaks off', { status: 200, body: '{"refs": [{"id": "mas' }],
  ['an empty answer', { status: 200, body: '' }],
])('%s is asked again', async (_, fault) => {
  failWith(fault, fault);
  expect((await get()).body).toHaveProperty('refs');
  expect(repository.requests).toHaveLength(3);
});

test('a hang is asked again, in the time that is left', async () => {
  failWith('hang');
  expect((await get({ timeoutInMs: 700 })).body).toHaveProperty('refs');
});

test('a service that always hangs ends within twice the time, also with the pauses', async () => {
  repository.fault = () => 'hang';
  await expect(get({ timeoutInMs: 100 })).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(repository.requests).toHaveLength(1);
  await expect(get({ timeoutInMs: 700 })).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(repository.requests).toHaveLength(3);
});

test('pauses double, and vary', async () => {
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
])('Retry-After %s is the least pause', async (_, toValue, least) => {
  failWith({ status: 429, body: '', headers: { 'retry-after': toValue() } });
  await get();
  expect(pauses()[0]).toBeGreaterThan(least);
  expect(pauses()[0]).toBeLessThan(3501);
});

test('a Retry-After beyond the time that there is ends at once', async () => {
  failWith({ status: 429, body: '', headers: { 'retry-after': '61' } });
  expect((await get()).status).toBe(429);
  expect(wait).not.toHaveBeenCalled();
});

test('there is an end to it', async () => {
  repository.fault = () => ({ status: 503, body: '' });
  expect((await get()).status).toBe(503);
  expect(repository.requests).toHaveLength(6);
});

test.each([
  [400, '{}'],
  [404, '<html>'],
  [200, '<html>'],
])('%i with %s stays what it is', async (status, body) => {
  failWith({ status, body });
  expect((await get()).status).toBe(status);
  expect(repository.requests).toHaveLength(1);
});
