import { toNetlify } from './toNetlify';
import { isShort, NGINX_LINE_BYTES, toHeaderLine, toRuleLines } from './toNginx';
import type { HostingRules } from './HostingRules';

// https://developers.cloudflare.com/workers/static-assets/redirects/ and …/headers/
const CLOUDFLARE_REDIRECT_LINES = 2_000;
const CLOUDFLARE_REDIRECT_CHARACTERS = 1_000;
const CLOUDFLARE_HEADER_RULES = 100;
const CLOUDFLARE_HEADER_CHARACTERS = 2_000;
// https://docs.netlify.com/manage/routing/redirects/overview/
const NETLIFY_REDIRECT_LINES = 10_000;

/** Returns a text for each limit that the rules exceed. Caddy has no such limits. */
export function limitWarnings(rules: HostingRules): string[] {
  const { redirects, headers } = toNetlify(rules);
  const redirectLines = linesOf(redirects);
  const headerLines = linesOf(headers);
  const headerRules = headerLines.filter((line) => line.startsWith('/'));
  const tooLong = (all: string[], limit: number) =>
    all.filter((line) => line.trim().length > limit).map((line) => start(line));
  const beyondNginx = (all: string[]) => all.filter((line) => !isShort(line)).map(start);
  const nginxBytes = inWords(NGINX_LINE_BYTES);
  return [
    ...beyondNginx(toRuleLines(rules)).map(
      (line) =>
        `The line of a redirect is longer than ${nginxBytes} bytes, so nginx-maps.conf leaves the redirect out: ` +
        `“${line}”. Shorten the address in redirects.json or in its document.`,
    ),
    ...beyondNginx(Object.entries(rules.headers).map(toHeaderLine)).map(
      (line) =>
        `A line of nginx.conf is longer than ${nginxBytes} bytes, and nginx refuses the file: “${line}”. ` +
        'Shorten the header. For a shorter Content-Security-Policy, name fewer sources in the variable CSP_SOURCES.',
    ),
    ...tooMany(redirectLines.length, CLOUDFLARE_REDIRECT_LINES, (count, limit) => [
      `_redirects has ${count} lines; Cloudflare takes ${limit} and leaves out the rest.`,
      'Each redirect has two lines, four with Icelandic letters. Remove old redirects from redirects.json, or',
      'enter them as Bulk Redirects in Cloudflare’s dashboard.',
    ]),
    ...tooMany(redirectLines.length, NETLIFY_REDIRECT_LINES - 1, (count) => [
      `_redirects has ${count} lines; Netlify advises against ${inWords(NETLIFY_REDIRECT_LINES)} or more, with which a`,
      'deployment may fail. Remove old redirects from redirects.json.',
    ]),
    ...tooLong(redirectLines, CLOUDFLARE_REDIRECT_CHARACTERS).map(
      (line) =>
        `A line of _redirects is longer than ${inWords(CLOUDFLARE_REDIRECT_CHARACTERS)} characters, and ` +
        `Cloudflare ignores it: “${line}”. Shorten the address in redirects.json or in its document.`,
    ),
    ...tooMany(headerRules.length, CLOUDFLARE_HEADER_RULES, (count, limit) => [
      `_headers has ${count} rules; Cloudflare takes ${limit} and leaves out the rest. Keep hashed`,
      'files in fewer folders (“immutableFolders” in src/build/hosting/HostingRules.ts).',
    ]),
    ...tooLong(headerLines, CLOUDFLARE_HEADER_CHARACTERS).map(
      (line) =>
        `A line of _headers is longer than ${inWords(CLOUDFLARE_HEADER_CHARACTERS)} characters, and ` +
        `Cloudflare ignores it, so the header is missing: “${line}”. Shorten the header, or set it in Cloudflare’s dashboard.`,
    ),
  ];
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

const inWords = (count: number) => count.toLocaleString('en');

const START_CHARACTERS = 60;
const start = (line: string) => `${line.trim().slice(0, START_CHARACTERS)}…`;

function tooMany(
  count: number,
  limit: number,
  text: (count: string, limit: string) => string[],
): string[] {
  if (count <= limit) return [];
  return [text(inWords(count), inWords(limit)).join(' ')];
}
