import { languageFacts, languages } from '../../i18n/languages';
import { toHashSource } from './stylePolicy';

/** Where the site gets its parts from beside its own origin, as configured for the build. */
export type PolicyOptions = {
  /** Name of the Prismic repository. */
  repository?: string;
  /** API address of another service that answers as Prismic does. It counts without a repository. */
  endpoint?: string;
  newsletter: { action?: string; isReadable: boolean; script?: string };
  hasTagManager: boolean;
  /** Texts of the scripts inside the pages' HTML. */
  inlineScripts: readonly string[];
  /** Address to which browsers report what the policy has blocked. */
  reportUrl?: string;
  /** Further sources of directives. */
  moreSources?: Sources;
};

/** Sources by directive. */
export type Sources = Record<string, readonly string[]>;

// What components/renderPost.ts and components/toPlayerUrl.ts load after the reader's click.
// Scripts have paths, because these hosts serve files that would run any code. X loads the parts of its script
// from /js/.
const embeds: Sources = {
  'script-src': [
    ...languages.map(
      (lang) => `https://connect.facebook.net/${languageFacts[lang].openGraph}/sdk.js`,
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
  // The container, and the library that it loads for Google Analytics.
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

/**
 * Previews of a repository: its API, its images, the toolbar with the script and frame that it adds, and the
 * editor, which shows the site in a frame. The toolbar accepts every address below prismic.io (prismic-toolbar
 * 6f8486c, src/embedded-preview.ts); those of other repositories are left out.
 */
function sourcesOfRepository(name: string): Sources {
  return {
    'img-src': ['https://images.prismic.io', `https://${name}.cdn.prismic.io`],
    'connect-src': [`https://${name}.cdn.prismic.io`, `https://${name}.prismic.io`],
    'script-src': ['https://static.cdn.prismic.io', 'https://prismic.io'],
    'frame-src': [`https://${name}.prismic.io`],
    'frame-ancestors': [`https://${name}.prismic.io`, 'https://prismic.io'],
  };
}

/**
 * The Content-Security-Policy of every page. Any page can show a draft, so it also allows what previews need.
 * A policy in the page itself narrows `style-src` further (stylePolicy.ts).
 */
export function toContentSecurityPolicy(options: PolicyOptions): string {
  const { repository, endpoint, newsletter, hasTagManager, inlineScripts, reportUrl } = options;
  const own: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(toHashSource)],
    // Of style elements each page allows its own only, and no style attribute.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Placeholders are data: images.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The preview bar shows a page in both languages, in two frames.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // X-Frame-Options can name no other site, and browsers that know this directive ignore that header.
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
  // Firefox and Safari know the older directive only.
  if (reportUrl) directives.push('report-to default', `report-uri ${reportUrl}`);
  return directives.join('; ');
}

function sourcesOfService(endpoint: string | undefined): Sources {
  const origins = originsOf(endpoint);
  return { 'img-src': origins, 'connect-src': origins };
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

/**
 * Headers of every response that restrict what browsers do with the site.
 *
 * @param siteUrl origin of the published site; one with HTTPS is asked for with HTTPS only from then on
 */
export function toSecurityHeaders(siteUrl: string, options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': toContentSecurityPolicy(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Nothing on the site asks for any of them. Players need what is not listed, such as full screen.
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Without subdomains: other services of the organisation may run there.
    ...(siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}` }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    ...(options.reportUrl ? { 'Reporting-Endpoints': `default="${options.reportUrl}"` } : {}),
  };
}
