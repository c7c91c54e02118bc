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
  ['img https://a.example', 'img'],
  ['img-src', 'img-src'],
  ['img-src https://a.example, default-src *', 'https://a.example,'],
  ['img-src "https://a.example"', '"https://a.example"'],
])('rejects further sources that are none: %s', (CSP_SOURCES, named) => {
  expect(() => readPolicyVariables({ CSP_SOURCES })).toThrow(
    `The variable CSP_SOURCES cannot be read at "${named}". Write directives`,
  );
});

it.each([
  [{}, false],
  [{ GTM_CONTAINER_ID: '' }, false],
  [{ GTM_CONTAINER_ID: 'GTM-ABC1234' }, true],
])('the policy allows the tag manager with %j: %s', (environment, expected) => {
  expect(readPolicyVariables(environment).hasTagManager).toBe(expected);
});

it('takes an address for reports, and rejects what is none', () => {
  const CSP_REPORT_URL = 'https://reports.example/csp?site=midstod';
  expect(readPolicyVariables({ CSP_REPORT_URL }).reportUrl).toBe(CSP_REPORT_URL);
  for (const wrong of [
    'reports.example',
    '/csp',
    'https://a.example/;script-src *',
    'https://a.example/$x',
    'https://a.example/\ud83d',
  ]) {
    expect(() => readPolicyVariables({ CSP_REPORT_URL: wrong })).toThrow(
      `The variable CSP_REPORT_URL is "${wrong}", which is not an absolute URL of letters, digits and`,
    );
  }
});

it.each([
  ['PRISMIC_REPOSITORY', '$NAME'],
  ['PRISMIC_ENDPOINT', 'http://$HOST/api/v2'],
  ['GATSBY_NEWSLETTER_ACTION', 'https://a.example;b/subscribe'],
  ['GATSBY_NEWSLETTER_SCRIPT', 'https://$HOST/form.js'],
])('rejects a host in %s that the policy cannot name', (name, value) => {
  expect(() => readPolicyVariables({ [name]: value })).toThrow(
    `The variable ${name} is "${value}", and the Content-Security-Policy cannot contain its host name`,
  );
});

it('takes hosts with ports and IPv6 addresses', () => {
  const PRISMIC_ENDPOINT = 'http://[::1]:3100/api/v2?$x';
  expect(readPolicyVariables({ PRISMIC_ENDPOINT }).endpoint).toBe(PRISMIC_ENDPOINT);
});
