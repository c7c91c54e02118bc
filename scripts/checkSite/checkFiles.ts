import type { HostingRules } from '../../src/build/hosting/HostingRules';
import { typeOf } from './crawl';
import type { Crawl, Resource } from './crawl';
import type { Findings, Rule } from './Findings';
import type { Site } from './Site';

type Headers = Resource['headers'];

/** A smaller answer takes as many packets compressed as not. */
const MIN_COMPRESSED_BYTES = 1_500;

const giveRules =
  'Give the host the rules of this build: _headers (Netlify, Cloudflare), nginx.conf or Caddyfile ' +
  '(docs/deploying.md).';

const immutable: Rule = {
  kind: 'Caching',
  expected: 'Files with a hash in their name are cached for ever.',
  remedy: giveRules,
};
const revalidated: Rule = {
  kind: 'Caching',
  expected: 'Everything else is asked for again.',
  remedy: giveRules,
};
const validators: Rule = {
  kind: 'Caching',
  expected: 'A file has an ETag or Last-Modified, so that asking again is cheap.',
  remedy: 'Let the host send one of the two.',
};
const hashed: Rule = {
  kind: 'Caching',
  expected: 'The name of a file that is cached for ever contains a hash of its content.',
  remedy: 'Give the file a hash, or put it into another folder.',
};
const compressed: Rule = {
  kind: 'Compression',
  expected: `A text of more than ${MIN_COMPRESSED_BYTES} bytes is sent as brotli or gzip.`,
  remedy: 'Let the host send the .br and .gz files of the build, or compress texts itself.',
};
const brotli: Rule = {
  kind: 'Compression',
  expected: 'The host sends brotli.',
  remedy:
    'Let the host send the .br files of the build; nginx needs its module brotli_static for that.',
};
const utf8: Rule = {
  kind: 'Types',
  expected: 'Pages, text files and calendars are sent with charset=utf-8.',
  remedy: giveRules,
};

/** Media types by the end of an address; feeds have types of their own. */
const types: Record<string, readonly string[]> = {
  html: ['text/html'],
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  json: ['application/json', 'application/feed+json'],
  xml: [
    'application/xml',
    'text/xml',
    'application/atom+xml',
    'application/rss+xml',
    'application/opensearchdescription+xml',
  ],
  svg: ['image/svg+xml'],
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  webp: ['image/webp'],
  gif: ['image/gif'],
  avif: ['image/avif'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
  woff2: ['font/woff2'],
  pdf: ['application/pdf'],
  ics: ['text/calendar'],
  txt: ['text/plain'],
  webmanifest: ['application/manifest+json'],
};

const charsetTypes = ['text/html', 'text/plain', 'text/calendar'];

const compressible = /^text\/|javascript$|[/+](json|xml)$/;

/** Checks the headers of every page and file that answered 200. */
export function checkFiles({ resources }: Crawl, site: Site, findings: Findings): void {
  let gzipped = 0;
  let isBrotli = false;
  for (const [address, resource] of resources) {
    if (resource.status !== 200) continue;
    const { headers, bytes } = resource;
    checkHeaders(address, headers, site, findings);
    if (site.rules) checkCaching(address, headers, site.rules, findings);
    if (!headers.etag && !headers['last-modified']) findings.fault(validators, address, 'neither');
    const type = typeOf(headers['content-type']);
    checkType(address, type, headers['content-type'], findings);
    const encoding = headers['content-encoding'];
    if (encoding === 'gzip') gzipped += 1;
    if (encoding === 'br') isBrotli = true;
    if (bytes > MIN_COMPRESSED_BYTES && compressible.test(type) && !encoding) {
      findings.fault(compressed, address, `${bytes} bytes as they are`);
    }
  }
  if (gzipped > 0 && !isBrotli) findings.note(brotli, '/', `gzip only, in ${gzipped} answers`);
}

/** Checks that an answer has the headers that every answer must have. */
export function checkHeaders(address: string, headers: Headers, site: Site, findings: Findings) {
  for (const [name, value] of Object.entries(site.rules?.headers ?? {})) {
    const key = name.toLowerCase();
    // Browsers ignore it without HTTPS, and hosts leave it out.
    if (key === 'strict-transport-security' && site.origin.startsWith('http:')) continue;
    const seen = [headers[key]].flat().join(', ');
    if (normal(seen) === normal(value)) continue;
    const rule: Rule = {
      kind: 'Headers',
      expected: `Every answer has ${name}: ${value}`,
      remedy: giveRules,
    };
    findings.fault(rule, address, seen ? `${name}: ${seen}` : 'missing');
  }
}

const normal = (value: string) => value.trim().replace(/\s+/g, ' ');

function checkCaching(address: string, headers: Headers, rules: HostingRules, findings: Findings) {
  const isHashed = rules.immutableFolders.some((folder) => address.startsWith(folder));
  const wanted = isHashed ? rules.immutableCacheControl : rules.cacheControl;
  const seen = headers['cache-control'] ?? '';
  const directives = directivesOf(seen);
  if (directivesOf(wanted).some((directive) => !directives.includes(directive))) {
    findings.fault(isHashed ? immutable : revalidated, address, seen || 'no Cache-Control');
  }
  // Hexadecimal, or base 32 as esbuild writes it; in the query for icons.
  if (directives.includes('immutable') && !/[\da-f]{8}|[A-Z2-7]{8}/.test(address)) {
    findings.fault(hashed, address, 'no hash');
  }
}

/** @returns the directives of a `Cache-Control`, in small letters */
export function directivesOf(cacheControl: string): string[] {
  return cacheControl.split(',').map((directive) => directive.trim().toLowerCase());
}

function checkType(address: string, type: string, whole: string | undefined, findings: Findings) {
  const [path = ''] = address.split('?');
  const end = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? 'html';
  const expected = types[end];
  if (expected ? !expected.includes(type) : !type) {
    const rule: Rule = {
      kind: 'Types',
      expected: `The Content-Type of .${end} is ${expected?.[0] ?? 'there'}.`,
      remedy: giveRules,
    };
    findings.fault(rule, address, whole ?? 'no Content-Type');
  } else if (charsetTypes.includes(type) && !/charset="?utf-8/i.test(whole ?? '')) {
    findings.fault(utf8, address, whole ?? '');
  }
}
