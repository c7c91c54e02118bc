import { newsletterVariables } from './newsletterVariables';

const action = 'https://provider.example/subscribe';

it('is the sink, whose answer a page may read, where nothing is said', () => {
  expect(newsletterVariables({})).toEqual({
    GATSBY_NEWSLETTER_ACTION: 'http://localhost:3101/',
    GATSBY_NEWSLETTER_CORS: 'true',
  });
});

it('leaves a provider as it is', () => {
  expect(newsletterVariables({ GATSBY_NEWSLETTER_ACTION: action })).toEqual({});
});

it('lets no published site post to the machines of its readers', () => {
  expect(newsletterVariables({ PRISMIC_REPOSITORY: 'acme' })).toEqual({});
});

it.each([
  ['GATSBY_NEWSLETTER_ACTION', 'provider.example/subscribe'],
  ['GATSBY_NEWSLETTER_ACTION', 'javascript:alert(1)'],
  ['GATSBY_NEWSLETTER_SCRIPT', '//provider.example/form.js'],
])('refuses %s=%s, and says what belongs there', (name, value) => {
  expect(() => newsletterVariables({ [name]: value })).toThrow(
    `The variable ${name} is "${value}", which is no address. Give the whole of it`,
  );
});
