// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from '../lifecycle.mjs';
import { Problem } from '../problem.mjs';
import { startProcess } from '../processes.mjs';
import { findProgram } from '../programs.mjs';

/**
 * @typedef {object} Observation
 * @property {number} score 100, plus what is won and minus what is lost
 * @property {string} grade such as A+
 * @property {{ name: string, result: string, pass: boolean, score: number }[]} tests
 */

/** The Observatory gives up after 10 s, which a busy machine may need. */
const TIMEOUT_MS = 60_000;

const observatory = path.resolve(import.meta.dirname, '../../hosts/observatory.mjs');
const packageFolder = path.resolve(
  import.meta.dirname,
  '../../hosts/node_modules/@mdn/mdn-http-observatory',
);

/** @returns {string | undefined} what is missing for `observeHost`, and what installs it */
export function whyNotObserved() {
  if (!existsSync(packageFolder))
    return 'Mozilla’s Observatory is not installed (npm ci --prefix hosts)';
  if (!findProgram(['openssl']))
    return 'openssl is not installed (Debian: apt-get install openssl)';
  return undefined;
}

/**
 * Rates the front page of a host by the rules of Mozilla's HTTP Observatory. The host is asked through a
 * proxy that adds what a server on localhost lacks: HTTPS, by a certificate of its own, and the redirect
 * from HTTP to it. Headers and page are the host's, but those of a build for localhost name services without
 * HTTPS, and cannot demand HTTPS; the proxy changes both.
 *
 * @param {number} port of the host on 127.0.0.1
 * @param {{ isLocalBuild: boolean }} options whether the site was built for http://localhost
 * @returns {Promise<Observation>}
 * @throws {Problem} when the Observatory fails
 */
export async function observeHost(port, { isLocalBuild }) {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'observatory-'));
  const forget = atEnd(() => rmSync(scratch, { recursive: true, force: true }));
  const [key, cert] = [path.join(scratch, 'key.pem'), path.join(scratch, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-noenc',
    '-days',
    '1',
  ];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });

  const secure = https.createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (asked, answer) =>
      forward(port, asked, answer, isLocalBuild ? toPublished : (headers) => headers),
  );
  const securePort = await listen(secure);
  const plain = http.createServer((asked, answer) => {
    answer.writeHead(301, { Location: `https://localhost:${securePort}${asked.url}` }).end();
  });
  const plainPort = await listen(plain);
  const running = startProcess(process.execPath, [observatory, `${plainPort}`, `${securePort}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_EXTRA_CA_CERTS: cert,
      ABORT_TIMEOUT: String(TIMEOUT_MS),
      CLIENT_TIMEOUT: String(TIMEOUT_MS),
    },
  });
  let output = '';
  running.child.stdout?.on('data', (/** @type {Buffer} */ part) => (output += part.toString()));
  const code = await running.exited;
  for (const server of [secure, plain]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(scratch, { recursive: true, force: true });
  forget();
  if (code === 0) return JSON.parse(output);
  throw new Problem(`Mozilla’s Observatory ended with code ${code}; its message above says why.`);
}

/** @param {import('node:net').Server} server @returns {Promise<number>} its port */
async function listen(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** @typedef {(headers: http.IncomingHttpHeaders) => http.IncomingHttpHeaders} ChangeHeaders */

/** What src/build/hosting/securityHeaders.ts adds for a site with HTTPS. @type {ChangeHeaders} */
function toPublished(headers) {
  const policy = String(headers['content-security-policy'] ?? '');
  return {
    ...headers,
    'strict-transport-security': 'max-age=63072000',
    'content-security-policy': policy.replaceAll('http://localhost', 'https://localhost'),
  };
}

/**
 * @param {number} port
 * @param {http.IncomingMessage} asked
 * @param {http.ServerResponse} answer
 * @param {ChangeHeaders} change
 */
function forward(port, asked, answer, change) {
  const { url, method, headers } = asked;
  // A connection of its own: the host may just be closing one that was kept.
  const options = { host: '127.0.0.1', port, path: url, method, headers, agent: false };
  const request = http.request(options, (response) => {
    answer.writeHead(response.statusCode ?? 502, change(response.headers));
    response.pipe(answer);
  });
  request.on('error', () => answer.destroy());
  asked.pipe(request);
}
