// @ts-check
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from '../lifecycle.mjs';
import { freePort } from '../ports.mjs';
import { Problem } from '../problem.mjs';
import { findProgram } from '../programs.mjs';
import { startProcess } from '../processes.mjs';
import { isListening } from './isListening.mjs';

/** @typedef {'nginx' | 'caddy' | 'cloudflare' | 'netlify'} HostName */
/** @typedef {{ port: number, stop: () => Promise<void> }} RunningHost */
/**
 * @typedef {object} Start what a host is started with
 * @property {string} program absolute path
 * @property {string} directory the built site, absolute
 * @property {string} scratch an empty folder, absolute
 * @property {number} port on 127.0.0.1
 */
/**
 * @typedef {object} Host
 * @property {string} title
 * @property {string} remedy what installs it
 * @property {() => string | undefined} find the path of its program, if it is installed
 * @property {string[]} files that the build writes for it, relative to the site's folder
 * @property {(start: Start) => string[]} prepare writes its configuration and returns its arguments
 * @property {Record<string, string>} [environment]
 * @property {readonly string[]} [untested] kinds of requests that are not the host's own engine
 * @property {string} [lacks] the part that is not installed, for which `untested` names the requests
 */

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 25;

// Debian's programs for servers are not in the PATH of every user.
const searchPath = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const find = (/** @type {string} */ name) => findProgram([name], { PATH: searchPath });

const packages = path.resolve(import.meta.dirname, '../../hosts/node_modules');
const npmRemedy = 'npm ci --prefix hosts';
const findPackage = (/** @type {string} */ name) =>
  existsSync(path.join(packages, name, 'package.json')) ? process.execPath : undefined;

const brotliModule = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
].find((file) => existsSync(file));

/** The hosts that the site is compared on. @type {Record<HostName, Host>} */
export const hosts = {
  nginx: {
    title: 'nginx',
    remedy: 'Debian: apt-get install nginx libnginx-mod-http-brotli-static',
    find: () => find('nginx'),
    files: ['../nginx.conf'],
    // Without it nginx sends gzip where the server of `npm start` sends brotli.
    ...(brotliModule ? {} : { lacks: 'module for brotli', untested: ['compression'] }),
    prepare: ({ directory, scratch, port }) => {
      const file = path.join(scratch, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const isRoot = process.getuid?.() === 0;
      writeFileSync(
        file,
        [
          ...(brotliModule ? [`load_module ${brotliModule};`] : []),
          // Its workers must be able to read the site of the user who runs this.
          ...(isRoot ? ['user root;'] : []),
          `daemon off; worker_processes 1; pid ${scratch}/pid; error_log ${scratch}/error.log;`,
          'events { worker_connections 64; }',
          'http {',
          'include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;',
          ...temporary.map((name) => `${name}_temp_path ${scratch}/${name};`),
          `server { listen 127.0.0.1:${port}; root "${directory}"; include "${directory}/../nginx.conf";`,
          ...(brotliModule ? ['brotli_static on;'] : []),
          '} }',
        ].join('\n'),
      );
      return ['-e', `${scratch}/error.log`, '-p', scratch, '-c', file];
    },
  },
  caddy: {
    title: 'Caddy',
    remedy: 'Debian: apt-get install caddy',
    find: () => find('caddy'),
    files: ['../Caddyfile'],
    prepare: ({ directory, scratch, port }) => {
      const file = path.join(scratch, 'Caddyfile');
      writeFileSync(
        file,
        [
          '{',
          '\tadmin off',
          '\tauto_https off',
          '}',
          `http://:${port} {`,
          '\tbind 127.0.0.1',
          `\troot * "${directory}"`,
          `\timport "${directory}/../Caddyfile"`,
          '}\n',
        ].join('\n'),
      );
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  cloudflare: {
    title: 'Cloudflare',
    remedy: npmRemedy,
    find: () => findPackage('wrangler'),
    files: ['_redirects', '_headers', '.assetsignore'],
    prepare: ({ directory, scratch, port }) => [
      path.join(packages, 'wrangler/bin/wrangler.js'),
      'dev',
      `--config=${copyTo(scratch, 'wrangler.jsonc')}`,
      `--assets=${directory}`,
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      '--show-interactive-dev-session=false',
      '--log-level=error',
    ],
    // It reports to nobody and asks nobody, not even npm's registry for a newer version.
    environment: {
      CI: '1',
      npm_registry: 'http://127.0.0.1:9/',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
    },
  },
  netlify: {
    title: 'Netlify',
    remedy: npmRemedy,
    find: () => findPackage('netlify-redirector'),
    files: ['_redirects', '_headers'],
    // Netlify publishes the engine of its rules, not its server.
    untested: ['other method', 'compression', 'conditional', 'range'],
    prepare: ({ directory, port }) => [
      path.resolve('hosts/netlifyServer.mjs'),
      directory,
      path.resolve('netlify.toml'),
      String(port),
    ],
  },
};

export const hostNames = /** @type {HostName[]} */ (Object.keys(hosts));

/** @param {string} folder @param {string} file of the project's root @returns {string} the copy's path */
function copyTo(folder, file) {
  const copy = path.join(folder, file);
  cpSync(file, copy);
  return copy;
}

/**
 * Starts a host over a built site, on a free port of 127.0.0.1. It ends with this process.
 *
 * @param {HostName} name of a host that is installed
 * @param {string} directory the built site, absolute
 * @returns {Promise<RunningHost>}
 * @throws {Problem} when the build lacks a file for the host, or the host does not start
 */
export async function startHost(name, directory) {
  const { title, files, find, prepare, environment } = hosts[name];
  const missing = files.filter((file) => !existsSync(path.join(directory, file)));
  const program = find();
  if (missing.length > 0 || !program) {
    throw new Problem(
      `${title} cannot serve the site: ${missing.join(', ') || 'its program'} is missing in or beside ${directory}.\n` +
        'Build the site again: npm run build',
    );
  }
  const scratch = mkdtempSync(path.join(os.tmpdir(), `host-${name}-`));
  const forget = atEnd(() => rmSync(scratch, { recursive: true, force: true }));
  const port = await freePort();
  const args = prepare({ program, directory, scratch, port });
  const running = startProcess(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing is written into the home of the user who runs this.
    env: { ...environment, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch },
  });
  let output = '';
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ part) => (output += part.toString()));
  }
  let hasEnded = false;
  void running.exited.then(() => (hasEnded = true));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (hasEnded || Date.now() > deadline) {
      await running.stop();
      throw new Problem(`${title} did not start. Its output:\n${output.trim() || '(none)'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const stop = async () => {
    await running.stop();
    rmSync(scratch, { recursive: true, force: true });
    forget();
  };
  return { port, stop };
}
