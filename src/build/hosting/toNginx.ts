import { sourcesOf } from './HostingRules';
import type { HostingRules, Redirect } from './HostingRules';

/** A text in nginx's configuration, without variables. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An address in a header: percent-encoded, and without the characters that nginx's texts give a meaning. */
const encoded = (text: string) => encodeURI(text).replaceAll('$', '%24').replaceAll('"', '%22');

/**
 * Writes the rules for nginx 1.18 and later, for `include` in a `server` block with the `root` of the site.
 *
 * @throws Error for a header with a `$`, which nginx cannot send
 */
export function toNginx(rules: HostingRules): string {
  const whole = rules.notFound.at(-1);
  const parts = rules.notFound.slice(0, -1);
  return [
    '# Written by the build: include it in the server block, below its root.',
    '# Where the module ngx_http_brotli_static_module is loaded, add `brotli_static on;` beside the include.',
    'index index.html;',
    '# Behind a proxy, nginx knows neither the name nor the scheme of the site.',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    // nginx evaluates these again when it answers with an error page, which is never immutable.
    `set $cache_control ${quoted(rules.cacheControl)};`,
    ...rules.immutableFolders.map((folder) =>
      block(`if ($uri ~ "^${escaped(folder)}")`, [
        `set $cache_control ${quoted(rules.immutableCacheControl)};`,
      ]),
    ),
    ...setErrorPages(whole),
    // The address as it was requested: an encoded slash does not separate folders.
    ...parts.map((part) =>
      block(`if ($request_uri ~ "^${escaped(part.folder)}")`, setErrorPages(part)),
    ),
    'set $allow "";',
    block('if ($request_method !~ "^(GET|HEAD)$")', ['set $allow "GET, HEAD";', 'return 405;']),
    ...Object.entries(rules.headers).map(
      ([name, value]) => `add_header ${name} ${quoted(sendable(name, value))} always;`,
    ),
    'add_header Cache-Control $cache_control always;',
    '# A header without a value is not sent.',
    'add_header Allow $allow always;',
    'error_page 404 $not_found;',
    'error_page 410 $gone;',
    '# A folder without a page.',
    'error_page 403 =404 $not_found;',
    ...Object.entries(rules.types).map(([extension, type]) =>
      block(`location ~ "\\.${escaped(extension)}$"`, [
        'types { }',
        `default_type ${quoted(type)};`,
      ]),
    ),
    ...rules.hiddenFiles.map((file) => `location = ${quoted(file)} { return 404; }`),
    ...rules.redirects.flatMap((redirect) =>
      sourcesOf(redirect.from, redirect.path).map(
        (source) => `location = ${quoted(source)} { return 301 "${targetOf(redirect)}"; }`,
      ),
    ),
    ...rules.gone
      .flatMap((from) => sourcesOf(from))
      .map((source) => `location = ${quoted(source)} { return 410; }`),
    '',
  ].join('\n');
}

function setErrorPages(
  { page, gonePage } = { page: '/404.html', gonePage: '/404.html' },
): string[] {
  return [`set $not_found ${quoted(page)};`, `set $gone ${quoted(gonePage)};`];
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function sendable(name: string, value: string): string {
  if (!value.includes('$')) return value;
  throw new Error(
    `nginx cannot send the header ${name}, because its value contains a “$”: ${value}`,
  );
}

function targetOf({ path, query, hash }: Redirect): string {
  return `${encoded(path)}${query ? encoded(query) : '$is_args$args'}${encoded(hash)}`;
}
