import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { previewPath } from '../../routes';
import { readPaths, readSiteUrl } from '../readContent';
import type { PastAddresses } from '../redirects/PastAddresses';
import { planRedirects, readRedirects } from '../redirects/planRedirects';
import { toHostingRules } from './HostingRules';
import type { HostingRules } from './HostingRules';
import { toSecurityHeaders } from './contentSecurityPolicy';
import { toCaddy } from './toCaddy';
import { toNetlify } from './toNetlify';
import { isShort, toHeaderLine, toNginx, toRuleLines } from './toNginx';

const site = path.resolve('public');

/** Writes redirects, headers and not-found pages in the form of each host (docs/deploying.md). */
export async function writeHosting(
  { graphql, getNodesByType, reporter }: Pick<BuildArgs, 'graphql' | 'getNodesByType' | 'reporter'>,
  files: readonly string[],
  past: PastAddresses,
): Promise<HostingRules> {
  const paths = readPaths(getNodesByType);
  // onPostBootstrap.ts has already reported the other problems of the file.
  const table = readRedirects('redirects.json', () => undefined);
  const { redirects, gone, missingFiles } = planRedirects(table, [...paths, ...files], past);
  for (const warning of missingFiles) reporter.warn(`redirects.json: ${warning}`);
  const siteUrl = await readSiteUrl(graphql);
  const headers = toSecurityHeaders(siteUrl, process.env, readInlineScripts(paths));
  const hasMediaOnRequest = process.env['MEDIA_ON_REQUEST'] !== undefined;
  const rules = { ...toHostingRules(redirects, headers, gone), hasMediaOnRequest };
  for (const warning of limitWarnings(rules)) reporter.warn(warning);
  writeFileSync(path.join(site, 'hosting.json'), JSON.stringify(rules, null, 1));
  const netlify = toNetlify(rules);
  writeFileSync(path.join(site, '_redirects'), netlify.redirects);
  writeFileSync(path.join(site, '_headers'), netlify.headers);
  // Cloudflare compresses files itself and needs no copies. In media/, `.br` and `.gz` files are
  // editors' own files.
  writeFileSync(path.join(site, '.assetsignore'), '*.br\n*.gz\n!/media/**\n');
  // Cloudflare serves the nearest 404.html, so the folder of another language gets its own.
  for (const { folder, page } of rules.notFound.slice(0, -1)) {
    copyFileSync(path.join(site, page), path.join(site, folder, '404.html'));
  }
  reporter.info(
    `${rules.redirects.length} redirects, ${rules.gone.length} addresses of pages that are gone, and ${Object.keys(headers).length} headers written for hosts`,
  );
  return rules;
}

/** Returns the files for self-hosted servers by name. They are published beside the site. */
export function toServerRules(rules: HostingRules): Record<string, string> {
  const { maps, server } = toNginx(rules);
  return { 'nginx-maps.conf': maps, 'nginx.conf': server, Caddyfile: toCaddy(rules) };
}

/** The not-found page and the pages of previews together contain every inline script. */
function readInlineScripts(paths: readonly string[]): string[] {
  const previews = paths.filter(
    (page) => page.startsWith(previewPath) || page.endsWith('/_preview/'),
  );
  const files = ['404.html', ...previews.map((page) => `${page}index.html`)];
  const pages = files.map((file) => readFileSync(path.join(site, file), 'utf8'));
  return [...new Set(pages.flatMap(findInlineScripts))];
}

const script = /<script\b([^<>]*)>([^]*?)(?:<\/script>|$)/g;

/** Returns the scripts in the head that run. The body is not searched: it has texts of the CMS. */
export function findInlineScripts(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    /\b(src|type)=/.test(attributes) ? [] : [text],
  );
}

// https://developers.cloudflare.com/workers/static-assets/redirects/ and …/headers/
const CLOUDFLARE_REDIRECT_LINES = 2_000;
const CLOUDFLARE_REDIRECT_CHARACTERS = 1_000;
const CLOUDFLARE_HEADER_CHARACTERS = 2_000;

const shortenAddress = 'Shorten the address in redirects.json or in its document.';
const shortenHeader =
  'Shorten the header. For a shorter Content-Security-Policy, name fewer sources in the variable CSP_SOURCES.';
const SHOWN_CHARACTERS = 60;

/** Returns a text for each line that exceeds a limit of nginx or Cloudflare. */
export function limitWarnings(rules: HostingRules): string[] {
  const { redirects, headers } = toNetlify(rules);
  const redirectLines = redirects.split('\n');
  const longerThan = (limit: number) => (line: string) => line.trim().length > limit;
  const isLong = (line: string) => !isShort(line);
  const exceeded: [lines: string[], problem: string, remedy: string][] = [
    [
      toRuleLines(rules).filter(isLong),
      'too long for nginx, so nginx-maps.conf leaves the redirect out',
      shortenAddress,
    ],
    [
      Object.entries(rules.headers).map(toHeaderLine).filter(isLong),
      'too long for nginx, which refuses nginx.conf',
      shortenHeader,
    ],
    [
      redirectLines.slice(CLOUDFLARE_REDIRECT_LINES, CLOUDFLARE_REDIRECT_LINES + 1).filter(Boolean),
      `line ${CLOUDFLARE_REDIRECT_LINES + 1} of _redirects, and Cloudflare leaves out all lines from this one on`,
      'Remove old redirects from redirects.json, or enter them as Bulk Redirects in Cloudflare’s dashboard.',
    ],
    [
      redirectLines.filter(longerThan(CLOUDFLARE_REDIRECT_CHARACTERS)),
      'too long for Cloudflare, which leaves the redirect out',
      shortenAddress,
    ],
    [
      headers.split('\n').filter(longerThan(CLOUDFLARE_HEADER_CHARACTERS)),
      'too long for Cloudflare, which leaves the header out',
      shortenHeader,
    ],
  ];
  return exceeded.flatMap(([lines, problem, remedy]) =>
    lines.map((line) => `“${line.trim().slice(0, SHOWN_CHARACTERS)}…” is ${problem}. ${remedy}`),
  );
}
