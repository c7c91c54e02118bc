// @ts-check
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import {
  allowedHosts,
  isAllowedHost,
  listenAddresses,
  MISDIRECTED,
  misdirectedText,
} from './allowedHosts.mjs';
import { cacheControlOf, hostingRulesOf, locationOf } from './hostingRules.mjs';
import { claimPort, freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { errorPage, findFile, readAddress } from './staticFiles.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => void} Handler */

// Dates in headers have whole seconds.
const MS_PER_S = 1_000;

/** @param {string} pathname decoded */
function encodePath(pathname) {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

/** @param {Request} request @param {Response} response @param {number} status @param {string} text */
function sendText(request, response, status, text, type = 'text/plain') {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * @param {Request} request
 * @param {string} file absolute
 * @returns {boolean} whether the client's copy is as new as the file. An ETag says it better (RFC 9110, 13.1.3)
 */
function isUnchanged({ headers }, file) {
  const since = Date.parse(headers['if-modified-since'] ?? '');
  if (headers['if-none-match'] !== undefined || Number.isNaN(since)) return false;
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  return Math.floor(modified / MS_PER_S) * MS_PER_S <= since;
}

/**
 * The encodings of a request without those that the client refuses by the weight 0 (RFC 9110, 12.4.2): sirv
 * knows no weights.
 *
 * @param {Request} request
 */
function acceptedEncodings({ headers }) {
  const encodings = String(headers['accept-encoding'] ?? '').split(',');
  return encodings.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/i.test(encoding)).join(',');
}

/**
 * A handler that responds as the hosts do for which the site is built.
 *
 * @param {string} directory absolute
 * @param {readonly string[]} allowed hosts beside localhost
 * @returns {Promise<Handler>}
 */
async function createHandler(directory, allowed) {
  // Imported here because the commands load this module before the packages are installed.
  const [{ default: sirv }, { default: compression }] = await Promise.all([
    import('sirv'),
    import('compression'),
  ]);
  // The build writes compressed copies (src/build/publishing/compressFiles.ts).
  const sendFile = sirv(directory, {
    dev: true,
    etag: true,
    extensions: [],
    brotli: true,
    gzip: true,
  });
  const readRules = hostingRulesOf(directory);

  /** @type {Handler} */
  const answer = (request, response) => {
    const address = readAddress(request.url ?? '');
    const rules = readRules();
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', rules.cacheControl);

    if (!isAllowedHost(request.headers.host, allowed)) {
      return sendText(request, response, MISDIRECTED, misdirectedText);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(request, response, 405, 'Only GET and HEAD are answered here');
    }
    if (!address) return sendText(request, response, 400, 'The address is malformed');

    const { path: requestedPath, pathname, search } = address;
    const isHidden = pathname === undefined || rules.hiddenFiles.includes(pathname);
    const found = isHidden ? undefined : findFile(directory, pathname);
    if (found && found.address !== pathname) {
      response.setHeader('Location', encodePath(found.address) + search);
      return sendText(request, response, 301, 'Moved permanently');
    }
    if (found) {
      response.setHeader('Cache-Control', cacheControlOf(rules, found.file));
      const extension = path.extname(found.file).slice(1);
      const type = extension === 'html' ? 'text/html; charset=utf-8' : rules.types[extension];
      if (type) response.setHeader('Content-Type', type);
      // sirv misreads suffix ranges, so every range gets the whole file (RFC 9110, 14.2 allows it).
      delete request.headers.range;
      if (isUnchanged(request, path.join(directory, found.file))) {
        response.writeHead(304).end();
        return;
      }
      request.headers['accept-encoding'] = acceptedEncodings(request);
      request.url = encodeURI(found.file);
      return sendFile(request, response);
    }
    const redirect = pathname === undefined ? undefined : rules.redirectOf(pathname);
    if (redirect) {
      response.setHeader('Location', locationOf(redirect, search));
      return sendText(request, response, 301, 'Moved permanently');
    }
    const isGone = pathname !== undefined && rules.isGone(pathname);
    const pages = isGone
      ? rules.notFound.map(({ folder, gonePage }) => ({ folder, page: gonePage }))
      : rules.notFound;
    void errorPage(directory, requestedPath, pages).then((page) =>
      sendText(request, response, isGone ? 410 : 404, page, 'text/html'),
    );
  };

  const compress = /** @type {(request: Request, response: Response, next: () => void) => void} */ (
    /** @type {unknown} */ (compression())
  );
  return (request, response) => {
    // A rebuild may delete a file while sirv streams it, which must not end the server.
    response.on('pipe', (/** @type {import('node:stream').Readable} */ source) => {
      source.on('error', () => response.destroy());
      response.on('close', () => source.destroy());
    });
    compress(request, response, () => answer(request, response));
  };
}

/**
 * @param {Handler} handler
 * @param {number} port
 * @param {string} host
 */
function listen(handler, port, host) {
  const server = createServer(handler);
  /** @type {Promise<import('node:http').Server>} */
  const listening = new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
  return listening;
}

/**
 * Serves a built site on localhost (IPv4 and, where the system has it, IPv6) and on the IP addresses in
 * the variable ALLOWED_HOSTS, with real 301s and 404s, the redirects and headers of `hosting.json`, and
 * compression.
 * Each request looks its file up, so a new build is served without a restart.
 *
 * @param {{ directory: string, port?: number, allowed?: readonly string[] }} options without a port, a
 *   free one is taken; `allowed`: hosts beside localhost
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a final slash
 * @throws {Problem} when the port is taken, or an allowed IP address is not one of this computer
 */
export async function startStaticServer({ directory, port = 0, allowed = allowedHosts() }) {
  const chosen = port || (await freePort());
  await claimPort({ port: chosen, purpose: 'the site', variable: 'PORT' });
  const handler = await createHandler(path.resolve(directory), allowed);
  /** @type {import('node:http').Server[]} */
  const servers = [];
  const close = async () => {
    await Promise.all(
      servers.map((server) => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        return closed;
      }),
    );
  };
  for (const address of listenAddresses(allowed)) {
    try {
      servers.push(await listen(handler, chosen, address));
    } catch (error) {
      // On a system without IPv6, localhost is 127.0.0.1 only.
      if (address === '::1') continue;
      await close();
      throw new Problem(
        `The site cannot be served on ${address}, port ${chosen} (${/** @type {NodeJS.ErrnoException} */ (error).code}).\n` +
          'Give the variable ALLOWED_HOSTS an address of this computer, or 0.0.0.0 for all of them.',
      );
    }
  }
  return { url: `http://localhost:${chosen}`, close };
}
