import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { toConnection } from './connection';
import { fetchMetadata } from './fetchMetadata';

jest.mock('./wait', () => ({ wait: () => Promise.resolve() }));

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
});
afterEach(() => repository.close());

const fetchIt = () => fetchMetadata(toConnection({ ...repository, accessToken: 'secret' }));

test('finds the master ref among releases, and the languages', async () => {
  expect(await fetchIt()).toEqual({
    ref: 'ref-1',
    refs: ['ref-1', 'Y2~ref-1'],
    integrationFieldsRef: null,
    languages: ['is', 'en-us'],
  });
});

test.each([
  [200, '<html>'],
  [404, 'Not found'],
  [200, '{"hello":"world"}'],
  [200, '{"refs":[]}'],
])('status %i with %s is no Prismic repository', async (status, body) => {
  repository.fault = () => ({ status, body });
  await expect(fetchIt()).rejects.toThrow(
    /\/api\/v2 is not a Prismic repository's API, so http:\/\/localhost:\d+\/graphql is not a valid Prismic GraphQL endpoint/,
  );
});

test('the token in the address is in no message', async () => {
  repository.fault = () => ({ status: 500, body: '' });
  await expect(fetchIt()).rejects.toThrow(
    /^Unexpected status code \[500\] on URL http:\/\/localhost:\d+\/api\/v2$/,
  );
});
