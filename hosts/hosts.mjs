// @ts-check
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { atEnd, Problem } from '../scripts/lifecycle.mjs';
import { freePort } from '../scripts/ports.mjs';
import { findProgram, startProcess } from '../scripts/processes.mjs';

/** @typedef {import('./listRequests.mjs').HostRequest} HostRequest */
/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} HostResponse */
/**
 * @typedef {object} Host
 * @property {string} name
 * @property {string | undefined} program undefined if it is not installed
 * @property {string} remedy how to install it
 * @property {string} config a template, whose filled-in copy is in the temporary folder `scratch`
 * @property {(start: Record<'site' | 'port' | 'scratch' | 'config', string>) => string[]} args
 * @property {readonly string[]} [untested] kinds of requests that the program does not support
 * @property {string | undefined} [lacks] what is untested because the program lacks a module
 */

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 25;
const TIMEOUT_MS = 20_000;

// The PATH of some users lacks the folders of Debian's server programs.
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const packages = path.join(import.meta.dirname, 'node_modules');
const wrangler = path.join(packages, 'wrangler/bin/wrangler.js');

const brotliModule = ['lib', 'lib64']
  .map((folder) => `/usr/${folder}/nginx/modules/ngx_http_brotli_static_module.so`)
  .find((file) => existsSync(file));

/** @type {readonly Host[]} */
export const hosts = [
  {
    name: 'nginx',
    program: findProgram(['nginx'], { PATH }),
    remedy: 'Debian: apt-get install nginx libnginx-mod-http-brotli-static',
    config: 'hosts/nginx.conf',
    args: ({ scratch, config }) => ['-e', 'error.log', '-p', scratch, '-c', config],
    // Without the module for brotli, nginx sends gzip and `npm start` brotli, so the two cannot be
    // compared.
    untested: brotliModule ? [] : ['compression'],
    lacks: brotliModule ? undefined : 'compression by nginx, which has no module for brotli',
  },
  {
    name: 'caddy',
    program: findProgram(['caddy'], { PATH }),
    remedy: 'Debian: apt-get install caddy',
    config: 'hosts/Caddyfile',
    args: ({ config }) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
  {
    name: 'cloudflare',
    program: existsSync(wrangler) ? process.execPath : undefined,
    remedy: 'npm ci --prefix hosts',
    config: 'wrangler.jsonc',
    args: ({ site, port, config }) => [
      ...[wrangler, 'dev', `--config=${config}`],
      ...[`--assets=${site}`, '--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0'],
      ...['--log-level=error', '--show-interactive-dev-session=false'],
    ],
  },
  {
    name: 'netlify',
    program: existsSync(path.join(packages, 'netlify-redirector')) ? process.execPath : undefined,
    remedy: 'npm ci --prefix hosts',
    config: 'netlify.toml',
    args: ({ site, port, config }) => ['hosts/netlifyServer.mjs', site, config, port],
    // Netlify publishes only the engine of its redirects, so the server itself cannot be tested.
    untested: ['other method', 'compression', 'conditional', 'range'],
  },
];

/**
 * Starts a host for a built site on a free port of 127.0.0.1. The host stops with this process.
 * Every host gets a filled-in copy of its configuration in `scratch`. Wrangler also writes files
 * beside the copy.
 * @param {Host} host @param {string} site absolute
 * @returns {Promise<{ port: number, child: import('node:child_process').ChildProcess, stop: () => Promise<void> }>}
 */
export async function startHost({ name, program = name, args, config: template }, site) {
  const scratch = mkdtempSync(path.join(os.tmpdir(), `host-${name}-`));
  atEnd(() => rmSync(scratch, { recursive: true, force: true }));
  const port = await freePort();
  const config = path.join(scratch, path.basename(template));
  const start = { site, port: String(port), scratch, config };
  /** @type {Record<string, string>} */
  const values = {
    ...start,
    // nginx's workers must be able to read the current user's site.
    user: process.getuid?.() === 0 ? 'user root;' : '',
    load_brotli: brotliModule ? `load_module ${brotliModule};` : '',
    brotli_static: brotliModule ? 'brotli_static on;' : '',
  };
  const text = readFileSync(template, 'utf8');
  const fill = (/** @type {string} */ word, /** @type {string} */ key) => values[key] ?? word;
  writeFileSync(config, text.replaceAll(/\{(\w+)\}/g, fill));
  const { child, stop } = startProcess(program, args(start), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // These folders keep the programs' files out of the user's home.
      XDG_CONFIG_HOME: scratch,
      XDG_DATA_HOME: scratch,
      // Wrangler must not send reports or ask npm's registry for a newer version.
      CI: '1',
      npm_registry: 'http://127.0.0.1:9/',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const frontPage = { kind: 'page', path: '/', method: 'GET', headers: {} };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await sendRequest(port, frontPage).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Problem(
        `${name} did not start. If it lacks a file of the build: npm run build. Its output:\n${output}`,
      );
    }
    await setTimeout(POLL_MS);
  }
  return { port, child, stop };
}

/**
 * Returns the response with its decoded body, and waits at most 20 s for it.
 * @param {number} port on 127.0.0.1 @param {HostRequest} request
 * @returns {Promise<HostResponse>}
 */
export async function sendRequest(port, { hasEtag, ...request }) {
  if (hasEtag) {
    const { etag = '"none"' } = (await sendRequest(port, request)).headers;
    const headers = { ...request.headers, 'If-None-Match': etag };
    return sendRequest(port, { ...request, headers });
  }
  const sent = http.request({
    host: '127.0.0.1',
    port,
    path: request.path,
    method: request.method,
    headers: { Host: `localhost:${port}`, ...request.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Use a new connection: the host may be closing a reused connection.
    agent: false,
  });
  // The handler ignores errors after the start of the response, because reading the body fails too.
  sent.on('error', () => {});
  const [response] = await once(sent.end(), 'response');
  const body = Buffer.concat(await response.toArray());
  const { 'content-encoding': encoding } = response.headers;
  const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' && gunzipSync;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: decode && body.length > 0 ? decode(body) : body,
  };
}
