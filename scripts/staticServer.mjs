// @ts-check
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {
  allowedHosts,
  isAllowedHost,
  listenAddresses,
  MISDIRECTED,
  misdirectedText,
} from './allowedHosts.mjs';
import { closeServer, freePort } from './ports.mjs';
import { Problem } from './lifecycle.mjs';

/** @typedef {import('../src/build/hosting/HostingRules').HostingRules} HostingRules */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => void} Handler */
/** @typedef {(address: string, page: string) => Promise<void>} LoadMedia */

/** @param {string} directory @returns {HostingRules} */
function readRules(directory) {
  return JSON.parse(readFileSync(path.join(directory, 'hosting.json'), 'utf8'));
}

/** @param {string} text @returns {string} NUL, which no file name contains, if decoding fails */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\0';
  }
}

/** @param {string} pathname decoded */
function comparable(pathname) {
  return pathname.normalize().replace(/(?<=^.|[^/])\/+$/, '');
}

/** @param {string} file */
function isFile(file) {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false; // The name is too long for the file system, or contains NUL.
  }
}

/**
 * @param {string} directory @param {string} pathname decoded
 * @returns {{ file: string, address: string } | undefined} `address`: the canonical pathname
 */
function findFile(directory, pathname) {
  const segments = pathname.split(/[/\\]/).filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) return undefined;
  const plain = `/${segments.join('/')}`;
  const wantsFolder = pathname.endsWith('/');
  if (!wantsFolder && isFile(directory + plain)) return { file: plain, address: pathname };
  const folder = plain === '/' ? plain : `${plain}/`;
  if (!isFile(`${directory}${folder}index.html`)) return undefined;
  return { file: `${folder}index.html`, address: wantsFolder ? pathname : folder };
}

/** @param {Response} response @param {number} status @param {string} text */
function sendText(response, status, text, type = 'text/plain') {
  const length = Buffer.byteLength(text);
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': length };
  response.writeHead(status, headers).end(text);
}

/**
 * Removes what sirv handles wrongly: encodings with weight 0, and ranges that sirv misreads or that
 * have a condition. Browsers request videos with `bytes=a-` or `bytes=a-b`, which sirv reads
 * correctly, and a server may ignore other ranges (RFC 9110, 14.2).
 * @param {Request} request
 */
function prepareForSirv({ headers }) {
  const [, first = 'none', last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  // sirv reads `bytes=0-0` as a range to the end of the file.
  const isRead = last === '' || Number(last) >= Math.max(Number(first), 1);
  if (headers['if-range'] !== undefined || !isRead) delete headers.range;
  // A range is a part of the file itself, not of its compressed copy.
  const encodings = headers.range ? [] : String(headers['accept-encoding'] ?? '').split(',');
  headers['accept-encoding'] = encodings.filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each)).join();
}

/**
 * @param {string} directory absolute @param {readonly string[]} allowed
 * @param {LoadMedia} [loadMedia] @returns {Handler}
 */
function createHandler(directory, allowed, loadMedia) {
  const options = { dev: true, etag: true, extensions: [], brotli: true, gzip: true };
  const sendFile = sirv(directory, options);

  /** @type {Handler} */
  const answer = (request, response) => {
    const rules = readRules(directory);
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', rules.cacheControl);
    /** @param {string} location */
    const redirect = (location) => {
      response.setHeader('Location', location);
      sendText(response, 301, 'Moved permanently');
    };

    if (!isAllowedHost(request.headers.host, allowed)) {
      return sendText(response, MISDIRECTED, misdirectedText);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here');
    }
    const [, requested, search = ''] = /^(\/[^?]*)(\?.*)?$/.exec(request.url ?? '') ?? [];
    if (requested === undefined) return sendText(response, 400, 'The address is malformed');

    const pathname = decode(requested);
    const existing = findFile(directory, pathname);
    // If the file system ignores case, another spelling finds a hidden file too.
    const isHidden = rules.hiddenFiles.includes(existing?.file.toLowerCase() ?? '');
    const found = isHidden ? undefined : existing;
    if (found && found.address !== pathname) {
      return redirect(found.address.split('/').map(encodeURIComponent).join('/') + search);
    }
    if (found) {
      const { file } = found;
      // As on nginx and Caddy, no response to a request with a range is immutable: both send the
      // file's headers with a 416 too, and caches would keep an immutable 416 for good.
      const isPart = request.headers.range !== undefined;
      if (!isPart && rules.immutableFolders.some((folder) => file.startsWith(folder))) {
        response.setHeader('Cache-Control', rules.immutableCacheControl);
      }
      const extension = path.extname(file).slice(1);
      const type = extension === 'html' ? 'text/html; charset=utf-8' : rules.types[extension];
      if (type) response.setHeader('Content-Type', type);
      prepareForSirv(request);
      request.url = encodeURI(file);
      return sendFile(request, response);
    }
    const key = comparable(pathname);
    const rule = rules.redirects.find(({ from }) => comparable(from) === key);
    if (rule) {
      const query = rule.query ? encodeURI(rule.query) : search;
      return redirect(encodeURI(rule.path) + query + encodeURI(rule.hash));
    }
    const isGone = rules.gone.some((address) => comparable(address) === key);
    // An encoded slash does not separate folders, so the path is split before it is decoded.
    const part = `/${decode(requested.split('/')[1] ?? '')}/`;
    const pages = rules.notFound.find(({ folder }) => folder === '/' || folder === part);
    const page = path.join(directory, pages?.[isGone ? 'gonePage' : 'page'] ?? '');
    void readFile(page, 'utf8')
      .catch(() => 'Not found')
      .then((text) => sendText(response, isGone ? 410 : 404, text, 'text/html'));
  };

  const compress = /** @type {(request: Request, response: Response, next: () => void) => void} */ (
    /** @type {unknown} */ (compression())
  );
  /** Media files that are being written, by path. @type {Map<string, Promise<void>>} */
  const loading = new Map();
  /** @param {Request} request */
  const loadMissing = async ({ url = '', headers }) => {
    const address = url.replace(/\?.*/, '');
    if (!loadMedia || !address.startsWith('/media/') || !readRules(directory).hasMediaOnRequest)
      return;
    if (!loading.has(address) && findFile(directory, decode(address))) return;
    const loaded =
      loading.get(address) ??
      loadMedia(address, headers.referer ?? 'that was not named')
        .catch((error) => console.error(error.message))
        .finally(() => loading.delete(address));
    loading.set(address, loaded);
    await loaded;
  };

  return (request, response) => {
    // A rebuild may delete a file while sirv streams it, which must not end the server.
    response.on('pipe', (/** @type {import('node:stream').Readable} */ source) => {
      source.on('error', () => response.destroy());
      response.on('close', () => source.destroy());
    });
    void loadMissing(request).then(() =>
      compress(request, response, () => answer(request, response)),
    );
  };
}

/**
 * Serves a built site, also a new build, with the rules of `hosting.json`. `loadMedia` adds a media
 * file to a build without media files.
 * @param {{ directory: string, port?: number, allowed?: readonly string[], loadMedia?: LoadMedia }} options
 */
export async function startStaticServer({ directory, port, allowed = allowedHosts(), loadMedia }) {
  const chosen = port || (await freePort());
  const handler = createHandler(path.resolve(directory), allowed, loadMedia);
  /** @type {import('node:http').Server[]} */
  const servers = [];
  const close = () => Promise.all(servers.map(closeServer));
  for (const address of listenAddresses(allowed)) {
    try {
      const server = createServer(handler).listen(chosen, address);
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      const isTaken = code === 'EADDRINUSE';
      if (address === '::1' && !isTaken) continue;
      await close();
      throw new Problem(
        `The site cannot be served on ${address}, port ${chosen} (${code}).\n` +
          (isTaken
            ? `Close the program that has the port, or choose another, for example PORT=${chosen + 1}.`
            : 'Give the variable ALLOWED_HOSTS an address of this computer, or 0.0.0.0 for all of them.'),
      );
    }
  }
  return { url: `http://localhost:${chosen}`, close };
}
