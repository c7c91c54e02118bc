import {
  consentVariables,
  newsletterVariables,
  readTagManager,
  sampleVariables,
  toSite,
} from './siteVariables';

const sample = { GATSBY_SAMPLE_CONTENT: 'true' };

it.each([
  ['nothing is configured', {}],
  ['the content service of this machine is', { PRISMIC_ENDPOINT: 'http://localhost:4100/api/v2' }],
  ['it is by its number', { PRISMIC_ENDPOINT: 'http://127.0.0.1:3100/api/v2' }],
])('the footer names the sample content if %s', (_name, environment) => {
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

it.each([
  [undefined, 'http://localhost:3101/'],
  ['3102', 'http://localhost:3102/'],
])('uses the own receiver on port %s if no provider is configured', (NEWSLETTER_PORT, action) => {
  expect(newsletterVariables({ NEWSLETTER_PORT })).toEqual({
    GATSBY_NEWSLETTER_ACTION: action,
    GATSBY_NEWSLETTER_CORS: 'true',
  });
});

it.each([
  ['a configured provider', { GATSBY_NEWSLETTER_ACTION: 'https://provider.example/subscribe' }],
  ['a real repository', { PRISMIC_REPOSITORY: 'acme' }],
])('sets no receiver for a site with %s', (_name, environment) => {
  expect(newsletterVariables(environment)).toEqual({});
});

it.each([
  ['GATSBY_NEWSLETTER_ACTION', 'provider.example/subscribe'],
  ['GATSBY_NEWSLETTER_ACTION', 'javascript:alert(1)'],
  ['GATSBY_NEWSLETTER_SCRIPT', '//provider.example/form.js'],
])('rejects %s=%s with an example of a valid value', (name, value) => {
  expect(() => newsletterVariables({ [name]: value })).toThrow(
    `The variable ${name} is "${value}", which is not an absolute URL. Set, for example, ${name}=https:`,
  );
});

it.each([
  ['a container', { GTM_CONTAINER_ID: 'GTM-ABC1234' }, 'true', 'true'],
  ['the sample content', { GATSBY_SAMPLE_CONTENT: 'true' }, 'true', 'true'],
  ['a newsletter', { GATSBY_NEWSLETTER_SCRIPT: 'https://list.example/a.js' }, 'true', 'false'],
  ['nothing of a third party', { PRISMIC_REPOSITORY: 'acme' }, 'false', 'false'],
  ['an empty container', { GTM_CONTAINER_ID: '', GATSBY_SAMPLE_CONTENT: '' }, 'false', 'false'],
])('with %s the pages ask for consent: %3$s', (_name, environment, asks, hasManager) => {
  const variables = consentVariables(environment, readTagManager(environment));
  expect(variables).toEqual({ GATSBY_ASKS_CONSENT: asks, GATSBY_HAS_TAG_MANAGER: hasManager });
});

it('loads a configured container from Google, and the sample container from the site', () => {
  expect(
    readTagManager({ GTM_CONTAINER_ID: 'GTM-ABC1234', GATSBY_SAMPLE_CONTENT: 'true' }),
  ).toEqual({ id: 'GTM-ABC1234' });
  expect(readTagManager({ GATSBY_SAMPLE_CONTENT: 'true' })).toMatchObject({
    selfHostedOrigin: '/',
    selfHostedPath: 'sampleContainer.js',
  });
  expect(readTagManager({})).toBeUndefined();
});

it.each(["GTM-A');alert('", 'UA-12345-1', 'gtm-abc'])('rejects the id %s', (GTM_CONTAINER_ID) => {
  expect(() => readTagManager({ GTM_CONTAINER_ID })).toThrow(
    `The variable GTM_CONTAINER_ID is "${GTM_CONTAINER_ID}", which is not the id of a container. Set, for example,`,
  );
});

it('keeps the path and the port of the site', () => {
  const { host, urlOf } = toSite('http://localhost:9000/vefur');
  expect(host).toBe('localhost');
  expect(urlOf('/en/')).toBe('http://localhost:9000/vefur/en/');
});

it.each(['', 'example.is', 'ftp://example.is'])(
  'throws an error with a remedy for the address %p',
  (siteUrl) => {
    expect(() => toSite(siteUrl)).toThrow(/Set SITE_URL to the address of the published site/);
  },
);
