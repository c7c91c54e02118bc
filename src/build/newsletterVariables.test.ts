import { newsletterVariables } from './newsletterVariables';

const action = 'https://provider.example/subscribe';

it.each([
  [undefined, 'http://localhost:3101/'],
  ['3102', 'http://localhost:3102/'],
])('uses the own receiver on port %s if no provider is configured', (NEWSLETTER_PORT, action) => {
  expect(newsletterVariables({ NEWSLETTER_PORT })).toEqual({
    GATSBY_NEWSLETTER_ACTION: action,
    GATSBY_NEWSLETTER_CORS: 'true',
  });
});

it('keeps a configured provider', () => {
  expect(newsletterVariables({ GATSBY_NEWSLETTER_ACTION: action })).toEqual({});
});

it('sets no receiver for a site with a real repository', () => {
  expect(newsletterVariables({ PRISMIC_REPOSITORY: 'acme' })).toEqual({});
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
