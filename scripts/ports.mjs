// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from './lifecycle.mjs';

/** By the environment variables that override them. */
const defaultPorts = { CONTENT_PORT: 3100, NEWSLETTER_PORT: 3101, PORT: 9000 };
const TRIED_PORTS = 100;

/** @param {number} port 0 for any @param {string} host @returns {Promise<number | string>} port or error code */
function probe(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
      const hasNoIpv6 = host === '::1' && /^E(ADDRNOTAVAIL|AFNOSUPPORT)$/.test(code ?? '');
      resolve(hasNoIpv6 ? port : (code ?? message));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

/** @param {keyof typeof defaultPorts} variable @param {number} [fallback] @param {NodeJS.ProcessEnv} [environment] */
export function portFrom(variable, fallback = defaultPorts[variable], environment = process.env) {
  const value = environment[variable];
  if (!value) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port;
  throw new Problem(
    `The variable ${variable} is "${value}", which is not a port. ` +
      `Give a whole number from 1 to 65535, for example ${variable}=${fallback}.`,
  );
}

/**
 * Returns the next port that is free on both 127.0.0.1 and ::1: browsers try both for "localhost".
 * @param {number} [preferred] 0 for any @param {string} [purpose] such as "the site", for a message
 * @param {readonly number[]} [others] ports that other servers will use
 */
export async function freePort(preferred = 0, purpose, others = []) {
  let reason;
  for (let tried = 0; tried < TRIED_PORTS; tried += 1) {
    const port = preferred && preferred + tried;
    let found = others.includes(port) ? 'EADDRINUSE' : await probe(port, '127.0.0.1');
    if (typeof found === 'number') found = await probe(found, '::1');
    if (typeof found === 'number') {
      if (reason && purpose)
        console.log(`Port ${preferred} ${reason}, so ${purpose} uses ${found}.`);
      return found;
    }
    if (found === 'EACCES' && port < 1024)
      throw new Problem(`Port ${port} cannot be used (EACCES): choose a port above 1023.`);
    reason ??= found === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${found})`;
  }
  throw new Problem(
    `No port from ${preferred} to ${preferred + TRIED_PORTS - 1} is free. Close some programs.`,
  );
}

/** @param {import('node:http').Server} server */
export async function closeServer(server) {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}

/** Chooses free ports. Call it before a build, which writes the addresses into the site. */
export async function choosePorts() {
  const site = await freePort(portFrom('PORT'), 'the site');
  const content = await freePort(portFrom('CONTENT_PORT'), 'the content service', [site]);
  const newsletter = await freePort(portFrom('NEWSLETTER_PORT'), 'the newsletter', [site, content]);
  return { PORT: `${site}`, CONTENT_PORT: `${content}`, NEWSLETTER_PORT: `${newsletter}` };
}
