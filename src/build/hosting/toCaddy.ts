import { sourcesOf } from './HostingRules';
import type { HostingRules, Redirect } from './HostingRules';

/** A text in a Caddyfile. Braces would begin a placeholder. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/[{}]/g, '\\$&')}"`;

const encoded = (text: string) => encodeURI(text).replaceAll('{', '%7B').replaceAll('}', '%7D');

/**
 * Writes the rules for Caddy 2, for `import` in the block of the site, below its `root`.
 * Caddy's own matchers of paths ignore case, so the redirects are a `map`, which compares exactly.
 */
export function toCaddy(rules: HostingRules): string {
  const whole = rules.notFound.at(-1);
  const headers = (matcher: string, cacheControl: string) =>
    `header ${matcher} Cache-Control ${quoted(cacheControl)}`;
  return [
    '# Written by the build: import it in the block of the site, below its root.',
    block('map {path} {redirect_path} {redirect_query} {redirect_hash}', [
      ...rules.redirects.flatMap((redirect) =>
        sourcesOf(redirect).map((source) => `${quoted(source)} ${targetOf(redirect)}`),
      ),
      'default "" "" ""',
    ]),
    block('route', [
      '@other not method GET HEAD',
      'respond @other "Only GET and HEAD are answered here" 405',
      ...Object.entries(rules.headers).map(([name, value]) => `header ${name} ${quoted(value)}`),
      headers('', rules.cacheControl),
      ...rules.immutableFolders.map((folder) =>
        headers(`${folder}*`, rules.immutableCacheControl),
      ),
      ...Object.entries(rules.types).map(
        ([extension, type]) => `header *.${extension} Content-Type ${quoted(type)}`,
      ),
      '@moved expression `{redirect_path} != ""`',
      block('handle @moved', [
        '@asked expression `{query} != "" && {redirect_query} == ""`',
        'redir @asked {redirect_path}?{query}{redirect_hash} 301',
        'redir {redirect_path}{redirect_query}{redirect_hash} 301',
      ]),
      block('@folder', ['file {path}/index.html', 'not path */']),
      block('handle @folder', [
        '@asked expression `{query} != ""`',
        'redir @asked {uri_path}/?{query} 301',
        'redir {uri_path}/ 301',
      ]),
      'encode gzip',
      block('file_server', ['precompressed br gzip']),
    ]),
    block('handle_errors', [
      'header Cache-Control ' + quoted(rules.cacheControl),
      ...rules.notFound.slice(0, -1).flatMap(({ folder, page }, index) => [
        `@part${index} path ${folder}*`,
        block(`handle @part${index}`, [`rewrite * ${page}`, 'file_server']),
      ]),
      block('handle', [`rewrite * ${whole?.page ?? '/404.html'}`, 'file_server']),
    ]),
    '',
  ].join('\n');
}

function block(head: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return [`${head} {`, ...inner, '}'].join('\n');
}

function targetOf({ path, query, hash }: Redirect): string {
  return [path, query, hash].map((part) => quoted(encoded(part))).join(' ');
}
