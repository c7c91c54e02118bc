import { createHash } from 'node:crypto';
import { GONE, sourcesOf } from './HostingRules';
import type { HostingRules, Redirect } from './HostingRules';

/** nginx refuses a file with a longer parameter. `isShort` applies the limit to complete lines. */
const NGINX_LINE_BYTES = 4_095;

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Also encodes `$` and `"`, which have a meaning in nginx's texts. */
const encoded = (text: string) => encodeURI(text).replaceAll('$', '%24').replaceAll('"', '%22');

/**
 * Writes the rules for nginx 1.18 and later. Redirects are maps: nginx reads thousands of map
 * entries in milliseconds, and thousands of locations in seconds. A digest in the maps' names keeps
 * several sites apart, and makes nginx refuse `maps` and `server` of different builds.
 */
export function toNginx(rules: HostingRules): { maps: string; server: string } {
  const digest = createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 8);
  const nameOf = (name: string) => `$${name}_${digest}`;
  const maps = [
    '# Written by the build: include it in the http block, above the server block.',
    block(`map $uri ${nameOf('rule')}`, toRuleLines(rules).filter(isShort)),
    '# The map above ignores case, so each target is followed by its address.',
    block(`map "${nameOf('rule')} $uri" ${nameOf('target')}`, ['"~^(\\S+) (.+) \\2$" $1;']),
    '# An error is never immutable, and nginx answers 416 with the headers of the file.',
    block(`map "$status$http_range$uri" ${nameOf('cache_control')}`, [
      `default ${quoted(rules.cacheControl)};`,
      ...rules.immutableFolders.map(
        (folder) => `"~^(200|304)${escaped(folder)}" ${quoted(rules.immutableCacheControl)};`,
      ),
    ]),
    block(`map $status ${nameOf('allow')}`, ['405 "GET, HEAD";']),
    // `$request_uri` is not decoded, so an encoded slash does not separate folders.
    ...(['page', 'gonePage'] as const).map((kind) =>
      block(
        `map $request_uri ${nameOf(kind)}`,
        rules.notFound.map(({ folder, [kind]: page }) => `"~^${escaped(folder)}" ${quoted(page)};`),
      ),
    ),
  ];
  const server = [
    '# Written by the build: include it in the server block, below its root.',
    '# Where the module ngx_http_brotli_static_module is loaded, add `brotli_static on;` beside the include.',
    'index index.html;',
    '# Behind a proxy, nginx knows neither the name nor the scheme of the site.',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    block('if ($request_method !~ "^(GET|HEAD)$")', ['return 405;']),
    `set $target ${nameOf('target')};`,
    '# Files come before redirects.',
    ...['$request_filename', '$request_filename/index.html'].map((file) =>
      block(`if (-f ${file})`, ['set $target "";']),
    ),
    block(`if ($target = ${GONE})`, ['return 410;']),
    block('if ($target)', ['return 301 $target;']),
    ...Object.entries(rules.headers).map(toHeaderLine),
    `add_header Cache-Control ${nameOf('cache_control')} always;`,
    '# A header without a value is not sent.',
    `add_header Allow ${nameOf('allow')} always;`,
    `error_page 404 ${nameOf('page')};`,
    `error_page 410 ${nameOf('gonePage')};`,
    '# A folder without a page.',
    `error_page 403 =404 ${nameOf('page')};`,
    block(`location ~* "^(${rules.hiddenFiles.map(escaped).join('|')})$"`, ['return 404;']),
    ...Object.entries(rules.types).map(([extension, type]) =>
      block(`location ~ "\\.${extension}$"`, ['types { }', `default_type ${quoted(type)};`]),
    ),
  ];
  return { maps: lines(maps), server: lines(server) };
}

export const isShort = (line: string) => Buffer.byteLength(line) <= NGINX_LINE_BYTES;

export function toRuleLines({ redirects, gone }: HostingRules): string[] {
  const rules = [
    ...redirects.flatMap((redirect) =>
      sourcesOf(redirect.from, redirect.path).map((from) => [from, targetOf(redirect)] as const),
    ),
    ...gone.flatMap((address) => sourcesOf(address).map((from) => [from, GONE] as const)),
  ];
  const counts = new Map<string, number>();
  for (const [from] of rules) {
    counts.set(from.toLowerCase(), (counts.get(from.toLowerCase()) ?? 0) + 1);
  }
  return rules.map(([from, target]) =>
    // nginx refuses texts that differ only in case, and reads a `$` in a value as a variable. These
    // paths become regular expressions.
    counts.get(from.toLowerCase()) === 1 && !from.includes('$')
      ? `${quoted(from)} ${quoted(`${target} ${from}`)};`
      : `${quoted(`~^${escaped(from)}$`)} "${target} $uri";`,
  );
}

export const toHeaderLine = ([name, value]: [string, string]) =>
  `add_header ${name} ${quoted(value)} always;`;

const lines = (texts: readonly string[]) => `${texts.join('\n')}\n`;

function block(head: string, content: readonly string[]): string {
  return [`${head} {`, ...content.map((line) => `  ${line}`), '}'].join('\n');
}

function targetOf({ path, query, hash }: Redirect): string {
  return `${encoded(path)}${query ? encoded(query) : '$is_args$args'}${encoded(hash)}`;
}
