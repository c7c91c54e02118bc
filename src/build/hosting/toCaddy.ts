import { GONE, sourcesOf } from './HostingRules';
import type { HostingRules, Redirect } from './HostingRules';

/** In Caddy's texts, unescaped braces would begin a placeholder. */
const quoted = (text: string) => `"${text.replace(/["\\{}]/g, '\\$&')}"`;

const encoded = (text: string) => encodeURI(text).replaceAll('{', '%7B').replaceAll('}', '%7D');

const FILE_SERVER = ['precompressed br gzip'];

/** Needs Caddy 2.6 or later. Redirects are a `map`, because Caddy's path matchers ignore case. */
export function toCaddy(rules: HostingRules): string {
  const parts = rules.notFound.slice(0, -1);
  const whole = rules.notFound.at(-1) ?? { page: '/404.html', gonePage: '/404.html' };
  const errorPages = (kind: 'page' | 'gonePage', status: number) => [
    'header Content-Type "text/html; charset=utf-8"',
    ...parts.flatMap((part, index) => [
      `@part${index} expression \`{requested_path}.startsWith(${quoted(part.folder)})\``,
      block(`handle @part${index}`, errorPage(part[kind], status)),
    ]),
    block('handle', errorPage(whole[kind], status)),
  ];
  return [
    '# Written by the build: import it in the block of the site, below its root.',
    block('map {path} {redirect_path} {redirect_query} {redirect_hash}', [
      ...rules.redirects.flatMap((redirect) =>
        sourcesOf(redirect.from, redirect.path).map(
          (source) => `${quoted(source)} ${targetOf(redirect)}`,
        ),
      ),
      ...rules.gone.flatMap((from) =>
        sourcesOf(from).map((source) => `${quoted(source)} "${GONE}" "" ""`),
      ),
      'default "" "" ""',
    ]),
    '# The address as it was requested. With two slashes at its start, a Location would name another site.',
    block('map {uri} {requested_path}', ['"~^[/\\\\\\\\]*([^?]*)" "/${1}"']),
    block('route', [
      ...Object.entries(rules.headers).map(([name, value]) => `header ${name} ${quoted(value)}`),
      `header Cache-Control ${quoted(rules.cacheControl)}`,
      '@other not method GET HEAD',
      'header @other Allow "GET, HEAD"',
      'respond @other "Only GET and HEAD are answered here" 405',
      `@hidden path ${rules.hiddenFiles.join(' ')}`,
      'error @hidden 404',
      '# Files come before redirects.',
      block('@moved', [
        'expression `{redirect_path} != ""`',
        'not file {path}/index.html',
        block('not', ['file {path}', 'not path */']),
      ]),
      block('route @moved', [
        `@gone expression \`{redirect_path} == "${GONE}"\``,
        'error @gone 410',
        '@asked expression `{query} != "" && {redirect_query} == ""`',
        'redir @asked {redirect_path}?{query}{redirect_hash} 301',
        'redir {redirect_path}{redirect_query}{redirect_hash} 301',
      ]),
      block('@folder', ['file {path}/index.html', 'not path */']),
      block('handle @folder', [
        '@asked expression `{query} != ""`',
        'redir @asked {requested_path}/?{query} 301',
        'redir {requested_path}/ 301',
      ]),
      '# Caddy answers 416 and 412 with the headers of the file.',
      block('@immutable', [
        `path ${rules.immutableFolders.map((folder) => `${folder}*`).join(' ')}`,
        ...['Range', 'If-Match', 'If-Unmodified-Since'].map((name) => `header !${name}`),
      ]),
      `header @immutable Cache-Control ${quoted(rules.immutableCacheControl)}`,
      ...Object.entries(rules.types).flatMap(([extension, type]) => [
        `@${extension} path *.${extension}`,
        `header @${extension} Content-Type ${quoted(type)}`,
      ]),
      block('file_server', FILE_SERVER),
    ]),
    block('handle_errors', [
      `header Cache-Control ${quoted(rules.cacheControl)}`,
      '# The other messages are those of the system for a name that no file can have.',
      '@missing expression `{err.status_code} in [403, 404] || {err.message}.matches("name too long|invalid argument")`',
      block('handle @missing', errorPages('page', 404)),
      '@gone expression `{err.status_code} == 410`',
      block('handle @gone', errorPages('gonePage', 410)),
    ]),
    '',
  ].join('\n');
}

const errorPage = (page: string, status: number) => [
  `rewrite * ${page}`,
  block('file_server', [...FILE_SERVER, `status ${status}`]),
];

function block(head: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return [`${head} {`, ...inner, '}'].join('\n');
}

function targetOf({ path, query, hash }: Redirect): string {
  return [path, query, hash].map((part) => quoted(encoded(part))).join(' ');
}
