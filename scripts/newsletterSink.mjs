// @ts-check
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { allowedHosts, isAllowedHost, MISDIRECTED, misdirectedText } from './allowedHosts.mjs';
import { pageOf, recordPage } from './newsletterPages.mjs';
import { claimPort, freePort } from './ports.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./newsletterPages.mjs').SignUp} SignUp */

const FOLDER = '.newsletter';
const FILE = 'received.jsonl';
const LONGEST_BODY = 10_000;
// A body that is too long is read nevertheless, because a client reads no response before it has sent
// its request; but not without end.
const LONGEST_UPLOAD = 1_000_000;
// A form is sent at once; a client that takes longer holds the connection only.
const timeLimits = { headersTimeout: 10_000, requestTimeout: 20_000 };

// The same pattern as in the form (src/layout/newsletter/signUp.ts).
const address = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** @param {Request} request @returns {Promise<string | undefined>} undefined if the body is too long */
async function bodyOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LONGEST_BODY) chunks.push(chunk);
    if (length > LONGEST_UPLOAD) break;
  }
  return length > LONGEST_BODY ? undefined : Buffer.concat(chunks).toString('utf8');
}

const foreignOrigin =
  'Only pages of localhost may send this form. To allow a page of another host, start the sink with that ' +
  'host in the variable ALLOWED_HOSTS.';

/** @param {Request} request @returns {boolean} whether the client accepts JSON */
function wantsJson(request) {
  return (request.headers.accept ?? '').includes('application/json');
}

/** @param {Response} response @param {number} status @param {unknown} value */
function sendJson(response, status, value) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

/** @param {Response} response @param {number} status @param {string} html */
function sendPage(response, status, html) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html);
}

/** @param {string} directory gets a file with one sign-up per line, in a folder that Git ignores */
function openRecord(directory) {
  const folder = path.join(directory, FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '.gitignore'), '*\n');
  /** @param {SignUp} signUp */
  return (signUp) => appendFileSync(path.join(folder, FILE), `${JSON.stringify(signUp)}\n`);
}

/** @param {Request} request @param {string} field @param {SignUp[]} received @param {(signUp: SignUp) => void} keep */
async function receive(request, field, received, keep) {
  const body = await bodyOf(request);
  if (body === undefined) return { status: 413, lang: '' };
  const form = new URLSearchParams(body);
  const lang = form.get('lang') ?? '';
  const email = (form.get(field) ?? '').trim();
  if (!address.test(email)) return { status: 400, lang };
  const signUp = { at: new Date().toISOString(), email, lang };
  received.push(signUp);
  keep(signUp);
  return { status: 200, lang };
}

/**
 * Stands in for the newsletter's provider, on localhost. Records sign-ups in memory and in
 * `.newsletter/received.jsonl`. Responds with a page in the language of the form, or with JSON if the
 * client accepts JSON. GET lists the sign-ups since the start, which no page of another origin can read.
 * Only pages of this computer, on any port, may send the form, and read how that ended.
 *
 * @param {{ port?: number, directory?: string, field?: string, site?: string, allowed?: readonly string[] }} [options]
 *   without `port`, any free port; `field`: name of the form's e-mail field; `site`: where the page links
 *   back to if the browser sends no referrer; `allowed`: hosts beside localhost
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a final slash
 * @throws {import('./problem.mjs').Problem} when the port is taken
 */
export async function startNewsletterSink({
  port = 0,
  directory = '.',
  field = 'EMAIL',
  site = 'http://localhost:9000',
  allowed = allowedHosts(),
} = {}) {
  const chosen = port || (await freePort());
  await claimPort({ port: chosen, purpose: 'the newsletter', variable: 'NEWSLETTER_PORT' });
  const keep = openRecord(directory);
  /** @type {SignUp[]} */
  const received = [];

  /** @param {Request} request @param {Response} response */
  const answer = async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isAllowedHost(request.headers.host, allowed)) {
      return sendJson(response, MISDIRECTED, { error: misdirectedText });
    }
    const isJson = wantsJson(request);
    if (request.method === 'GET') {
      if (isJson) return sendJson(response, 200, received);
      return sendPage(response, 200, recordPage(received));
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'GET, POST');
      return sendJson(response, 405, { error: 'Only GET and POST are allowed' });
    }
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (!URL.canParse(origin) || !isAllowedHost(new URL(origin).host, allowed)) {
        return sendJson(response, 403, { error: `${foreignOrigin} Its origin is ${origin}.` });
      }
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Vary', 'Origin');
    }
    const { status, lang } = await receive(request, field, received, keep);
    if (isJson) return sendJson(response, status, { ok: status === 200 });
    const from = request.headers.referer ?? '';
    const back = /^https?:/.test(from) && URL.canParse(from) ? new URL(from).origin : site;
    return sendPage(response, status, pageOf(status, lang, back));
  };

  const server = createServer(timeLimits, (request, response) => {
    answer(request, response).catch((error) => {
      // Without a client there is nobody to respond to.
      if (error.code !== 'ECONNRESET') {
        console.error(`The newsletter's sink failed to respond: ${error}`);
      }
      response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(chosen, 'localhost', () => resolve(undefined));
  });
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://localhost:${chosen}`, close };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a sink (and no other program) responds on the port
 */
export async function isNewsletterSink(port) {
  try {
    const response = await fetch(`http://localhost:${port}/`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(3_000),
    });
    return Array.isArray(await response.json());
  } catch {
    return false;
  }
}
