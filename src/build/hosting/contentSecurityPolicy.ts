import { createHash } from 'node:crypto';
import { languageSettings, languages } from '../../i18n/languages';

export type PolicyOptions = {
  repository?: string;
  /** API address of a service that replaces Prismic. */
  endpoint?: string;
  newsletter: { action?: string; isReadable: boolean; script?: string };
  hasTagManager: boolean;
  inlineScripts: readonly string[];
  /** Address to which browsers report what the policy has blocked. */
  reportUrl?: string;
  moreSources?: Sources;
};

export type Sources = Record<string, readonly string[]>;

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
export function toContentSecurityPolicy(options: PolicyOptions): string {
  const { repository, endpoint, newsletter, hasTagManager, inlineScripts, reportUrl } = options;
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
  const { action, isReadable, script } = newsletter;
  const merged = [
    own,
    repository ? sourcesOfRepository(repository) : sourcesOfService(endpoint),
    { 'form-action': originsOf(action), 'connect-src': isReadable ? originsOf(action) : [] },
    { 'script-src': originsOf(script), 'connect-src': originsOf(script) },
    embeds,
    hasTagManager ? tagManager : {},
    options.moreSources ?? {},
  ].reduce(merge);
  const directives = Object.entries(merged).map(([name, sources]) => [name, ...sources].join(' '));
  // Firefox and Safari know only the older directive `report-uri`.
  if (reportUrl) directives.push('report-to default', `report-uri ${reportUrl}`);
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
export function toSecurityHeaders(siteUrl: string, options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': toContentSecurityPolicy(options),
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
    ...(options.reportUrl ? { 'Reporting-Endpoints': `default="${options.reportUrl}"` } : {}),
  };
}

// A comma in the address would begin another policy, and a semicolon another directive. A `$` is
// a character that nginx cannot send.
const reportAddress = /^(https?:\/\/[\w!#%&'()*+./:=?@[\]~-]+)?$/;
const origin = /^[\w./:[\]-]*$/;
const directive = /^[a-z]+-(?:src|action|ancestors)$/;
const source = /^(?:https?:\/\/)?[\w*][\w.*:/-]*$|^[a-z]+:$|^'[\w+/=-]+'$/;

/** @throws Error with variable and remedy for a value that the policy cannot contain */
export function readPolicyVariables(
  env: Record<string, string | undefined>,
): Omit<PolicyOptions, 'inlineScripts'> {
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
  const reportUrl = env['CSP_REPORT_URL'];
  check(
    'CSP_REPORT_URL',
    reportAddress.test(reportUrl ?? ''),
    'Write an absolute URL, and percent-encode characters such as “$” (%24).',
  );
  const moreSources = readSources(env['CSP_SOURCES'] ?? '');
  check(
    'CSP_SOURCES',
    Object.entries(moreSources).every(
      ([name, sources]) =>
        directive.test(name) && sources.length > 0 && sources.every((each) => source.test(each)),
    ),
    'Write directives with their sources: frame-src https://maps.example; img-src https://a.example',
  );
  return {
    repository: env['PRISMIC_REPOSITORY'],
    endpoint: env['PRISMIC_ENDPOINT'],
    newsletter: {
      action: env['GATSBY_NEWSLETTER_ACTION'],
      isReadable: env['GATSBY_NEWSLETTER_CORS'] === 'true',
      script: env['GATSBY_NEWSLETTER_SCRIPT'],
    },
    // Without GTM_CONTAINER_ID, sample content uses static/sampleContainer.js as its tag manager
    // container. That file is on this site, so the policy needs no source for it.
    hasTagManager: Boolean(env['GTM_CONTAINER_ID']),
    reportUrl,
    moreSources,
  };
}

function readSources(text: string): Sources {
  const directives = text.split(';').map((each) => each.trim().split(/\s+/));
  return Object.fromEntries(
    directives.map(([name = '', ...sources]) => [name, sources] as const).filter(([name]) => name),
  );
}
