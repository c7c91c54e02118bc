import { sampleVariables } from './sampleVariables';

const sample = { GATSBY_SAMPLE_CONTENT: 'true' };

it.each([
  ['nothing is configured', {}],
  ['the content service of this machine is', { PRISMIC_ENDPOINT: 'http://localhost:4100/api/v2' }],
  ['it is by its number', { PRISMIC_ENDPOINT: 'http://127.0.0.1:3100/api/v2' }],
])('the footer names the sample content where %s', (_name, environment) => {
  expect(sampleVariables(environment)).toEqual(sample);
});

it.each([
  ['a repository', { PRISMIC_REPOSITORY: 'acme' }],
  [
    'a repository, with an endpoint beside it',
    {
      PRISMIC_REPOSITORY: 'acme',
      PRISMIC_ENDPOINT: 'http://localhost:3100/api/v2',
    },
  ],
  ['an endpoint elsewhere', { PRISMIC_ENDPOINT: 'https://acme.cdn.prismic.io/api/v2' }],
  ['an endpoint that cannot be read', { PRISMIC_ENDPOINT: 'acme' }],
  ['a choice of one’s own', { GATSBY_SAMPLE_CONTENT: 'false' }],
])('the footer says nothing of sample content with %s', (_name, environment) => {
  expect(sampleVariables(environment)).toEqual({});
});
