import { sourcesOf } from './HostingRules';
import type { HostingRules, Redirect } from './HostingRules';

/** A text in nginx's configuration. A `$` would begin a variable. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** An address in a header: percent-encoded, and without the characters that nginx's texts give a meaning. */
const encoded = (text: string) => encodeURI(text).replaceAll('$', '%24').replaceAll('"', '%22');

/**
 * Writes the rules for nginx, for `include` in a `server` block with the `root` of the site.
 * `brotli_static` needs the module `ngx_http_brotli_static_module`, so it is a comment.
 */
export function toNginx(rules: HostingRules): string {
  const headers = (cacheControl: string) =>
    Object.entries({ ...rules.headers, 'Cache-Control': cacheControl }).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    );
  const notFound = (page: string) => [
    `error_page 404 ${page};`,
    // A folder without a page.
    `error_page 403 =404 ${page};`,
  ];
  const parts = rules.notFound.slice(0, -1);
  const whole = rules.notFound.at(-1);
  return [
    '# Written by the build: include it in the server block, below its root.',
    'index index.html;',
    '# Behind a proxy, nginx knows neither the name nor the scheme of the site.',
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/plain text/calendar text/xml;',
    'gzip_static on;',
    '# With the module: brotli_static on;',
    ...headers(rules.cacheControl),
    ...notFound(whole?.page ?? '/404.html'),
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    ...parts.map(({ folder, page }) => block(`location ${folder}`, notFound(page))),
    ...rules.immutableFolders.map((folder) =>
      block(`location ${folder}`, headers(rules.immutableCacheControl)),
    ),
    ...Object.entries(rules.types).map(([extension, type]) =>
      block(`location ~ \\.${extension}$`, ['types { }', `default_type ${quoted(type)};`]),
    ),
    ...rules.redirects.flatMap((redirect) =>
      sourcesOf(redirect).map(
        (source) => `location = ${quoted(source)} { return 301 "${targetOf(redirect)}"; }`,
      ),
    ),
    '',
  ].join('\n');
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function targetOf({ path, query, hash }: Redirect): string {
  return `${encoded(path)}${query ? encoded(query) : '$is_args$args'}${encoded(hash)}`;
}
