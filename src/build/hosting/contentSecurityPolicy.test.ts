import {
  checkPolicyVariables,
  toContentSecurityPolicy,
  toSecurityHeaders,
} from './contentSecurityPolicy';

function policy(variables: Record<string, string> = {}, scripts: string[] = []) {
  const text = toContentSecurityPolicy(variables, scripts);
  const entries = text.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  });
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

it('allows nothing but the site itself and, after a click, the embeds', () => {
  const { 'frame-src': frames, 'script-src': scripts, ...others } = policy();
  expect(frames).toContain('https://www.youtube-nocookie.com/embed/');
  expect(frames).toContain("'self'");
  expect(scripts).toEqual([
    "'self'",
    'https://connect.facebook.net/is_IS/sdk.js',
    'https://connect.facebook.net/en_US/sdk.js',
    'https://www.instagram.com/embed.js',
    'https://platform.twitter.com/widgets.js',
    'https://platform.twitter.com/js/',
  ]);
  expect(others).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
  });
});

it('allows scripts inside the HTML by the hash of their text', () => {
  // https://www.w3.org/TR/CSP3/#framework-directive-source-list has this example.
  expect(policy({}, ['doSubmit()'])['script-src']).toContain(
    "'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='",
  );
});

it('allows what previews of a Prismic repository need', () => {
  const found = policy({
    PRISMIC_REPOSITORY: 'acme',
    PRISMIC_ENDPOINT: 'http://localhost:3100/api/v2',
  });
  expect(found['connect-src']).toEqual([
    "'self'",
    'https://acme.cdn.prismic.io',
    'https://acme.prismic.io',
  ]);
  expect(found['img-src']).toContain('https://images.prismic.io');
  expect(found['media-src']).toEqual(["'self'", 'https://acme.cdn.prismic.io']);
  expect(found['script-src']).toContain('https://static.cdn.prismic.io');
  expect(found['frame-src']).toContain('https://acme.prismic.io');
  expect(found['frame-ancestors']).toEqual([
    "'self'",
    'https://acme.prismic.io',
    'https://prismic.io',
  ]);
});

it('allows the API and the media of another service', () => {
  const found = policy({ PRISMIC_ENDPOINT: 'http://localhost:3100/api/v2' });
  expect(found['connect-src']).toEqual(["'self'", 'http://localhost:3100']);
  expect(found['img-src']).toContain('http://localhost:3100');
  expect(found['media-src']).toContain('http://localhost:3100');
});

it.each([
  ['false', ["'self'"]],
  ['true', ["'self'", 'https://list.example']],
])('allows the newsletter’s provider; readable by the page: %s', (isReadable, connections) => {
  const found = policy({
    GATSBY_NEWSLETTER_ACTION: 'https://list.example/subscribe?u=1',
    GATSBY_NEWSLETTER_CORS: isReadable,
  });
  expect(found['form-action']).toEqual(["'self'", 'https://list.example']);
  expect(found['connect-src']).toEqual(connections);
});

it('allows the provider’s script, and the scripts of the tag manager if the site has one', () => {
  const script = policy({ GATSBY_NEWSLETTER_SCRIPT: 'https://cdn.list.example/form.js' });
  expect(script['script-src']).toContain('https://cdn.list.example');
  expect(policy({ GTM_CONTAINER_ID: 'GTM-ABC1234' })['script-src']).toContain(
    'https://www.googletagmanager.com/gtm.js',
  );
  expect(toContentSecurityPolicy({ GTM_CONTAINER_ID: '' }, [])).not.toContain('google');
});

it('adds further sources, once each', () => {
  const found = policy({
    CSP_SOURCES: "img-src https://a.example data:; child-src 'self' *.b.example;",
  });
  expect(found['img-src']).toEqual(["'self'", 'data:', 'https://a.example']);
  expect(found['child-src']).toEqual(["'self'", '*.b.example']);
});

it('requires HTTPS only if the site has HTTPS', () => {
  const published = toSecurityHeaders('https://www.midstod.example', {}, []);
  expect(published['Strict-Transport-Security']).toBe('max-age=63072000');
  const local = toSecurityHeaders('http://localhost:9000', {}, []);
  expect(local).not.toHaveProperty('Strict-Transport-Security');
  expect(local).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'X-Content-Type-Options': 'nosniff',
  });
});

it('has the address for reports if it is configured', () => {
  const variables = { CSP_REPORT_URL: 'https://reports.example/csp' };
  expect(policy(variables)).toMatchObject({
    'report-to': ['default'],
    'report-uri': [variables.CSP_REPORT_URL],
  });
  expect(toSecurityHeaders('', variables, [])['Reporting-Endpoints']).toBe(
    `default="${variables.CSP_REPORT_URL}"`,
  );
  expect(toSecurityHeaders('', {}, [])).not.toHaveProperty('Reporting-Endpoints');
});

it.each([
  ['CSP_REPORT_URL', 'https://reports.example/csp?site=midstod'],
  ['CSP_SOURCES', "img-src https://a.example data:; media-src 'self' *.b.example;"],
  ['PRISMIC_ENDPOINT', 'http://[::1]:3100/api/v2?$x'],
])('accepts %s %s', (name, value) => {
  expect(() => checkPolicyVariables({ [name]: value })).not.toThrow();
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
  expect(() => checkPolicyVariables({ [name]: value })).toThrow(
    `The variable ${name} is "${value}", which the Content-Security-Policy cannot contain.`,
  );
});
