import type { FakeRepository } from '../../test/startFakeRepository';
import { startFakeRepository } from '../../test/startFakeRepository';
import { toRepositoryConnection } from './repository';
import { fetchMetadata } from './snapshot';

jest.mock('./wait', () => ({ wait: () => Promise.resolve() }));

let repository: FakeRepository;
beforeEach(async () => {
  repository = await startFakeRepository();
});

const fetchWithToken = () =>
  fetchMetadata(toRepositoryConnection({ ...repository, accessToken: 'secret' }));

test.each([
  [200, '<html>'],
  [404, 'Not found'],
  [200, '{"hello":"world"}'],
  [200, '{"refs":[]}'],
])('status %i with %s is not a Prismic repository', async (status, body) => {
  repository.fault = () => ({ status, body });
  await expect(fetchWithToken()).rejects.toThrow(
    /\/api\/v2 is not a Prismic repository's API, so http:\/\/localhost:\d+\/graphql is not a valid Prismic GraphQL endpoint/,
  );
});
