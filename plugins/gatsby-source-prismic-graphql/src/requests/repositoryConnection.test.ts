import { toRepositoryConnection } from './repository';

test.each([
  [
    { repositoryName: 'acme' },
    'https://acme.cdn.prismic.io/api/v2',
    'https://acme.cdn.prismic.io/graphql',
  ],
  [
    { endpoint: 'http://localhost:3100/api/v2/' },
    'http://localhost:3100/api/v2',
    'http://localhost:3100/graphql',
  ],
  [
    { endpoint: 'https://a.is/cms/api/v2', repositoryName: 'acme' },
    'https://a.is/cms/api/v2',
    'https://a.is/cms/graphql',
  ],
])('%j', (options, api, graphql) => {
  expect(toRepositoryConnection(options)).toEqual({ api, graphql });
});

test('ignores an empty access token', () => {
  const { accessToken } = toRepositoryConnection({ repositoryName: 'acme', accessToken: '' });
  expect(accessToken).toBeUndefined();
});
