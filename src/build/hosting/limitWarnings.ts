import { toNetlify } from './toNetlify';
import { isShort, toHeaderLine, toRuleLines } from './toNginx';
import type { HostingRules } from './HostingRules';

// https://developers.cloudflare.com/workers/static-assets/redirects/ and …/headers/
const CLOUDFLARE_REDIRECT_LINES = 2_000;
const CLOUDFLARE_REDIRECT_CHARACTERS = 1_000;
const CLOUDFLARE_HEADER_CHARACTERS = 2_000;

const shortenAddress = 'Shorten the address in redirects.json or in its document.';
const shortenHeader =
  'Shorten the header. For a shorter Content-Security-Policy, name fewer sources in the variable CSP_SOURCES.';
const SHOWN_CHARACTERS = 60;

/** Returns a text for each limit of nginx and Cloudflare that the rules exceed. */
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
