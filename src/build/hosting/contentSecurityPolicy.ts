import { createHash } from 'node:crypto';
import { languageSettings, languages } from '../../i18n/languages';

type Variables = Record<string, string | undefined>;

type Sources = Record<string, readonly string[]>;

// Pages load embeds after a click (components/EmbedPlayer.tsx). The sources of
// scripts have paths, because these hosts also serve files that run any code. X loads parts of its
// script from /js/.
const embeds: Sources = {
  'script-src': [
    ...languages.map(
      (lang) => `https://connect.facebook.net/${languageSettings[lang].openGraph}/sdk.js`,
    ),
    'https://www.instagram.com/embed.js',
    'https://platform.twitter.com/widgets.js',
    'https://platform.twitter.com/js/',
  ],
  'frame-src': [
    'https://www.youtube-nocookie.com/embed/',
    'https://player.vimeo.com/video/',
    'https://www.facebook.com',
    'https://www.instagram.com',
    'https://platform.twitter.com',
  ],
};

// https://developers.google.com/tag-platform/security/guides/csp
const tagManager: Sources = {
  'script-src': [
    'https://www.googletagmanager.com/gtm.js',
    'https://www.googletagmanager.com/gtag/js',
    'https://www.googletagmanager.com/gtag/destination',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

// Previews need the API, images, film and sound, the toolbar, and the editor, which shows the site
// in a frame. The toolbar works in an editor at any address of prismic.io (prismic-toolbar 6f8486c,
// src/embedded-preview.ts). The policy allows only prismic.io and the repository's own address.
function sourcesOfRepository(name: string): Sources {
  return {
    'img-src': ['https://images.prismic.io', `https://${name}.cdn.prismic.io`],
    'media-src': [`https://${name}.cdn.prismic.io`],
    'connect-src': [`https://${name}.cdn.prismic.io`, `https://${name}.prismic.io`],
    'script-src': ['https://static.cdn.prismic.io', 'https://prismic.io'],
    'frame-src': [`https://${name}.prismic.io`],
    'frame-ancestors': [`https://${name}.prismic.io`, 'https://prismic.io'],
  };
}

/** Includes the sources of previews, because any page can show a draft. */
export function toContentSecurityPolicy(env: Variables, inlineScripts: readonly string[]): string {
  const own: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(toHashSource)],
    // Each page has a second policy (`toStylePolicy`), which allows only the page's style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Placeholders of images (build/media) have `data:` URLs.
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The preview bar shows a page in both languages, in two frames.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // X-Frame-Options is not sent: it cannot name another site, and this directive overrides it.
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
  };
  const { PRISMIC_REPOSITORY, PRISMIC_ENDPOINT, CSP_REPORT_URL } = env;
  const receiver = originsOf(env['GATSBY_NEWSLETTER_ACTION']);
  const script = originsOf(env['GATSBY_NEWSLETTER_SCRIPT']);
  const merged = [
    own,
    PRISMIC_REPOSITORY
      ? sourcesOfRepository(PRISMIC_REPOSITORY)
      : sourcesOfService(PRISMIC_ENDPOINT),
    {
      'form-action': receiver,
      'connect-src': env['GATSBY_NEWSLETTER_CORS'] === 'true' ? receiver : [],
    },
    { 'script-src': script, 'connect-src': script },
    embeds,
    // The sample content's container (static/sampleContainer.js) is on this site and needs no source.
    env['GTM_CONTAINER_ID'] ? tagManager : {},
    readSources(env['CSP_SOURCES']),
  ].reduce(merge);
  const directives = Object.entries(merged).map(([name, sources]) => [name, ...sources].join(' '));
  // Firefox and Safari know only the older directive `report-uri`.
  if (CSP_REPORT_URL) directives.push('report-to default', `report-uri ${CSP_REPORT_URL}`);
  return directives.join('; ');
}

/**
 * Returns the content of a `<meta>` that narrows the site's policy to the page's own style elements.
 * A header would have to differ for each page.
 */
export function toStylePolicy(styles: readonly string[]): string {
  // The empty text is for an element that styled-components adds and fills by script.
  const hashes = new Set(['', ...styles].map(toHashSource));
  return `style-src 'self' ${[...hashes].join(' ')}`;
}

export function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function sourcesOfService(endpoint: string | undefined): Sources {
  const origins = originsOf(endpoint);
  return { 'img-src': origins, 'media-src': origins, 'connect-src': origins };
}

function originsOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

function merge(all: Sources, more: Sources): Sources {
  const names = new Set([...Object.keys(all), ...Object.keys(more)]);
  return Object.fromEntries(
    [...names].map((name) => [name, [...new Set([...(all[name] ?? []), ...(more[name] ?? [])])]]),
  );
}

const TWO_YEARS_S = 63_072_000;

/** Returns the headers of every response. With an HTTPS `siteUrl`, browsers use only HTTPS. */
export function toSecurityHeaders(
  siteUrl: string,
  env: Variables,
  inlineScripts: readonly string[],
): Record<string, string> {
  const { CSP_REPORT_URL } = env;
  return {
    'Content-Security-Policy': toContentSecurityPolicy(env, inlineScripts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The site needs none of these. Features that players need, such as full screen, stay allowed.
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The header leaves out subdomains, because other services of the organisation may run there.
    ...(siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}` }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    ...(CSP_REPORT_URL ? { 'Reporting-Endpoints': `default="${CSP_REPORT_URL}"` } : {}),
  };
}

// A comma in the address would begin another policy, and a semicolon another directive. A `$` is
// a character that nginx cannot send.
const reportAddress = /^(https?:\/\/[\w!#%&'()*+./:=?@[\]~-]+)?$/;
const origin = /^[\w./:[\]-]*$/;
const directive = /^[a-z]+-(?:src|action|ancestors)$/;
const source = /^(?:https?:\/\/)?[\w*][\w.*:/-]*$|^[a-z]+:$|^'[\w+/=-]+'$/;

/** @throws Error with variable and remedy for a value that the policy cannot contain */
export function checkPolicyVariables(env: Variables): void {
  const check = (name: string, isPossible: boolean, remedy: string) => {
    if (isPossible) return;
    throw new Error(
      `The variable ${name} is "${env[name]}", which the Content-Security-Policy cannot contain. ${remedy}`,
    );
  };
  const newsletter = ['GATSBY_NEWSLETTER_ACTION', 'GATSBY_NEWSLETTER_SCRIPT'];
  for (const name of ['PRISMIC_REPOSITORY', 'PRISMIC_ENDPOINT', ...newsletter]) {
    const value = env[name] ?? '';
    const host = URL.canParse(value) ? new URL(value).origin : value;
    check(name, origin.test(host), 'Use letters, digits, hyphens and dots in its host name.');
  }
  check(
    'CSP_REPORT_URL',
    reportAddress.test(env['CSP_REPORT_URL'] ?? ''),
    'Write an absolute URL, and percent-encode characters such as “$” (%24).',
  );
  check(
    'CSP_SOURCES',
    Object.entries(readSources(env['CSP_SOURCES'])).every(
      ([name, sources]) =>
        directive.test(name) && sources.length > 0 && sources.every((each) => source.test(each)),
    ),
    'Write directives with their sources: frame-src https://maps.example; img-src https://a.example',
  );
}

function readSources(text = ''): Sources {
  const directives = text.split(';').map((each) => each.trim().split(/\s+/));
  return Object.fromEntries(
    directives.map(([name = '', ...sources]) => [name, sources] as const).filter(([name]) => name),
  );
}
