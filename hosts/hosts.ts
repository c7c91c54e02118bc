import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Problem, temporaryFolder } from '../scripts/lifecycle.mjs';
import { freePort } from '../scripts/ports.mjs';
import { findProgram, readOutput, startProcess } from '../scripts/processes.mjs';
import type { HostRequest } from './listRequests';

export type HostResponse = { status: number; headers: Record<string, string>; body: Buffer };

type Host = {
  name: string;
  /** Undefined if it is not installed. */
  program: string | undefined;
  /** How to install it. */
  remedy: string;
  /** A template. Its filled-in copy is in the folder `scratch`, where Wrangler also writes files. */
  config: string;
  args: (start: Record<'site' | 'port' | 'scratch' | 'config', string>) => string[];
  /** Kinds of requests that the program does not support. */
  untested?: readonly string[];
  /** What is untested because the program lacks a module. */
  lacks?: string | undefined;
};

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

export const hosts: readonly Host[] = [
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
    // Netlify publishes only its parsers and matcher, so the server itself cannot be tested.
    untested: ['other method', 'compression', 'conditional', 'range'],
  },
];

/** Starts a host on a free port of 127.0.0.1. It stops with this process. `site` is absolute. */
export async function startHost(
  { name, program = name, args, config: template }: Host,
  site: string,
) {
  const scratch = temporaryFolder(`host-${name}`);
  const port = await freePort();
  const config = path.join(scratch, path.basename(template));
  const start = { site, port: String(port), scratch, config };
  const values: Record<string, string> = {
    ...start,
    // nginx's workers must be able to read the current user's site.
    user: process.getuid?.() === 0 ? 'user root;' : '',
    load_brotli: brotliModule ? `load_module ${brotliModule};` : '',
    brotli_static: brotliModule ? 'brotli_static on;' : '',
  };
  const text = readFileSync(template, 'utf8');
  writeFileSync(
    config,
    text.replaceAll(/\{(\w+)\}/g, (word, key: string) => values[key] ?? word),
  );
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
  const output = readOutput(child);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await sendRequest(port, { path: '/' }).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Problem(
        `${name} did not start. If it lacks a file of the build: npm run build. Its output:\n${output()}`,
      );
    }
    await setTimeout(POLL_MS);
  }
  return { port, child, stop };
}

/** Returns the response of a port of 127.0.0.1 with its decoded body, and waits at most 20 s for it. */
export async function sendRequest(
  port: number,
  { hasEtag, ...request }: Partial<HostRequest>,
): Promise<HostResponse> {
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
