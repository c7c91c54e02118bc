import { consentVariables, readTagManager } from './tagManager';

it.each([
  ['a container', { GTM_CONTAINER_ID: 'GTM-ABC1234' }, 'true'],
  ['the sample content', { GATSBY_SAMPLE_CONTENT: 'true' }, 'true'],
  ['a script of a newsletter', { GATSBY_NEWSLETTER_SCRIPT: 'https://list.example/a.js' }, 'true'],
  ['nothing of a third party', { PRISMIC_REPOSITORY: 'acme' }, 'false'],
  ['an empty container', { GTM_CONTAINER_ID: '', GATSBY_SAMPLE_CONTENT: 'false' }, 'false'],
])('with %s the pages ask for consent: %3$s', (_name, environment, asks) => {
  expect(consentVariables(environment)).toEqual({ GATSBY_ASKS_CONSENT: asks });
});

it('loads the named container from Google, and that of the sample site from the site', () => {
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
