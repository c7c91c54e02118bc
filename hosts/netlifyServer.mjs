// @ts-check
// Serves a built site by Netlify's own parsers and its own matcher of redirects. What these packages do
// not contain is done as Netlify documents it: files come before redirects, a folder gets its slash
// (“Pretty URLs”), then redirects, then the not-found page. Its types, its compression and its conditional
// requests are not Netlify's, so scripts/hosts/ does not compare them.
// Use: node netlifyServer.mjs <folder of the site> <netlify.toml> <port>
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';

const [directory = '', config = '', port = ''] = process.argv.slice(2);
const DEFAULT_CACHE_CONTROL = 'public,max-age=0,must-revalidate';
const filesForNetlify = ['_headers', '_redirects'];

/** @param {readonly Error[]} errors */
function refuse(errors) {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
}

const { headers: headerRules, errors: headerErrors } = await parseAllHeaders({
  headersFiles: [path.join(directory, '_headers')],
  netlifyConfigPath: config,
  minimal: false,
});
refuse(headerErrors);
const { redirects, errors: redirectErrors } = await parseAllRedirects({
  redirectsFiles: [path.join(directory, '_redirects')],
  netlifyConfigPath: config,
});
refuse(redirectErrors);
// The matcher has older names for two fields.
const matcher = await redirector.parseJSON(
  JSON.stringify(
    redirects.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query })),
  ),
  {},
);

/** @param {string} pathname decoded @returns {string | undefined} the absolute path of a file */
function findFile(pathname) {
  const file = path.join(directory, pathname);
  if (filesForNetlify.some((name) => file === path.join(directory, name))) return undefined;
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} pathname decoded */
function headersOf(pathname) {
  /** @type {Record<string, string>} */
  const headers = {};
  for (const { forRegExp, values } of headerRules) {
    if (!forRegExp.test(pathname)) continue;
    for (const [name, value] of Object.entries(values)) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

createServer((request, response) => {
  const url = new URL(`http://localhost${request.url}`);
  const pathname = decode(url.pathname);
  /** @param {number} status @param {string} file */
  const send = (status, file) => {
    const body = readFileSync(file);
    const type = file.endsWith('.html') ? { 'Content-Type': 'text/html; charset=utf-8' } : {};
    const defaults = {
      'Cache-Control': DEFAULT_CACHE_CONTROL,
      'Content-Length': body.length,
      ETag: `"${createHash('sha256').update(body).digest('hex')}"`,
    };
    response.writeHead(status, { ...defaults, ...type, ...headersOf(pathname) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  /** @param {number} status @param {string} location */
  const redirect = (status, location) => {
    response.writeHead(status, { 'Cache-Control': DEFAULT_CACHE_CONTROL, Location: location });
    response.end();
  };

  const file = findFile(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (file) return send(200, file);
  if (findFile(`${pathname}/index.html`))
    return redirect(301, `${url.pathname.replace(/^\/+/, '/')}/${url.search}`);
  const match = matcher.match({
    scheme: 'https',
    host: url.hostname,
    // Netlify's documentation wants addresses in _redirects percent-encoded.
    path: url.pathname,
    query: url.search.slice(1),
    getHeader: () => '',
    getCookie: () => '',
  });
  if (match && match.status >= 300 && match.status < 400) {
    const target = new URL(match.to, url);
    return redirect(match.status, target.pathname + (target.search || url.search) + target.hash);
  }
  send(404, findFile(match ? match.to : '/404.html') ?? '');
}).listen(Number(port), '127.0.0.1');
