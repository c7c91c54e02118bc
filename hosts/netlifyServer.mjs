// Serves a built site with Netlify's own parsers and matcher of redirects. The rest follows
// Netlify's documentation. tsc must run without the packages of hosts/, so it skips this file.
// Use: node netlifyServer.mjs <folder of the site> <netlify.toml> <port>
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';

const [site, netlifyConfigPath, port] = process.argv.slice(2);
const headersFile = path.join(site, '_headers');
const redirectsFile = path.join(site, '_redirects');

const parsed = await Promise.all([
  parseAllHeaders({ headersFiles: [headersFile], netlifyConfigPath, minimal: false }),
  parseAllRedirects({ redirectsFiles: [redirectsFile], netlifyConfigPath }),
]);
const errors = parsed.flatMap((each) => each.errors);
if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
const [{ headers: headerRules }, { redirects }] = parsed;
// The matcher uses older names for two fields.
const rules = redirects.map((rule) => ({ ...rule, origin: rule.from, params: rule.query }));
const matcher = await redirector.parseJSON(JSON.stringify(rules), {});

function findFile(pathname) {
  const file = path.join(site, pathname);
  // Netlify does not deploy files whose path starts with a dot (netlify/open-api,
  // go/porcelain/deploy.go).
  if (path.relative(site, file).startsWith('.')) return;
  try {
    if (statSync(file).isFile() && file !== headersFile && file !== redirectsFile) return file;
  } catch {
    // The file does not exist, or its name is too long.
  }
}

createServer((request, response) => {
  const url = new URL(`http://localhost${request.url}`);
  const pathname = unescape(url.pathname);
  response.setHeader('Cache-Control', 'public,max-age=0,must-revalidate');
  const send = (status, file) => {
    const body = readFileSync(file);
    response.setHeader('ETag', `"${body.length}"`);
    if (file.endsWith('.html')) response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const headers = {};
    const applied = headerRules.filter(({ forRegExp }) => forRegExp.test(pathname));
    for (const [name, value] of applied.flatMap(({ values }) => Object.entries(values))) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  };
  const redirect = (status, location) => response.writeHead(status, { Location: location }).end();

  const file = findFile(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (file) return send(200, file);
  if (findFile(`${pathname}/index.html`)) {
    return redirect(301, `${url.pathname.replace(/^\/+/, '/')}/${url.search}`);
  }
  const match = matcher.match({
    scheme: 'https',
    host: url.hostname,
    // Not decoded: Netlify's documentation requires percent-encoded addresses in _redirects.
    path: url.pathname,
    query: url.search.slice(1),
    getHeader: () => '',
    getCookie: () => '',
  });
  if (!match || match.status === 404) return send(404, findFile(match ? match.to : '/404.html'));
  const target = new URL(match.to, url);
  redirect(match.status, target.pathname + (target.search || url.search) + target.hash);
}).listen(Number(port), '127.0.0.1');
