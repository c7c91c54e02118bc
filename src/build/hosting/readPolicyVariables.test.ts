import { readPolicyVariables } from './readPolicyVariables';

it('reads further sources', () => {
  const { moreSources } = readPolicyVariables({
    CSP_SOURCES: "img-src https://a.example data:; media-src 'self' *.b.example;",
  });
  expect(moreSources).toEqual({
    'img-src': ['https://a.example', 'data:'],
    'media-src': ["'self'", '*.b.example'],
  });
  expect(readPolicyVariables({}).moreSources).toEqual({});
});

it.each([
  [{}, false],
  [{ GTM_CONTAINER_ID: '' }, false],
  [{ GTM_CONTAINER_ID: 'GTM-ABC1234' }, true],
])('the policy allows the tag manager with %j: %s', (environment, expected) => {
  expect(readPolicyVariables(environment).hasTagManager).toBe(expected);
});

it.each([
  ['CSP_REPORT_URL', 'https://reports.example/csp?site=midstod'],
  ['PRISMIC_ENDPOINT', 'http://[::1]:3100/api/v2?$x'],
])('takes %s %s', (name, value) => {
  expect(Object.values(readPolicyVariables({ [name]: value }))).toContain(value);
});

it.each([
  ['CSP_REPORT_URL', 'reports.example'],
  ['CSP_REPORT_URL', '/csp'],
  ['CSP_REPORT_URL', 'https://a.example/;script-src *'],
  ['CSP_REPORT_URL', 'https://a.example/$x'],
  ['CSP_REPORT_URL', 'https://a.example/\ud83d'],
  ['PRISMIC_REPOSITORY', '$NAME'],
  ['PRISMIC_ENDPOINT', 'http://$HOST/api/v2'],
  ['GATSBY_NEWSLETTER_ACTION', 'https://a.example;b/subscribe'],
  ['GATSBY_NEWSLETTER_SCRIPT', 'https://$HOST/form.js'],
  ['CSP_SOURCES', 'img https://a.example'],
  ['CSP_SOURCES', 'img-src'],
  ['CSP_SOURCES', 'img-src https://a.example, default-src *'],
  ['CSP_SOURCES', 'img-src "https://a.example"'],
])('rejects %s %s, which the policy cannot contain', (name, value) => {
  expect(() => readPolicyVariables({ [name]: value })).toThrow(
    `The variable ${name} is "${value}", which the Content-Security-Policy cannot contain.`,
  );
});
