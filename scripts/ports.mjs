// @ts-check
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/** Of the content service, unless the variable CONTENT_PORT names another. */
export const CONTENT_PORT = 3100;
/** Of the newsletter's receiver, unless the variable NEWSLETTER_PORT names another. */
export const NEWSLETTER_PORT = 3101;
/** Of the site, unless the variable PORT names another. */
export const PORT = 9000;
const TRIED_PORTS = 100;

/**
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<number | string>} the port, or the error code if it cannot be listened on
 */
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

/**
 * @param {string} variable such as `PORT`
 * @param {number} fallback
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {number} the port in the variable, or the fallback if the variable is not set
 * @throws {Problem} when the value is not a port
 */
export function portFrom(variable, fallback, environment = process.env) {
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
 * @param {number} [preferred] 0 for any
 * @param {string} [purpose] such as "the site"; says why another port is taken
 * @param {readonly number[]} [others] ports that are promised to others
 * @returns {Promise<number>} the preferred port or the next that is free on 127.0.0.1 and ::1, both of which
 *   browsers try for "localhost"
 * @throws {Problem} if none is free
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
    reason ??= found === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${found})`;
  }
  throw new Problem(`None of ${TRIED_PORTS} ports from ${preferred} is free. Close some programs.`);
}

/**
 * Chooses the ports of the site and its services before a build, which writes the addresses into the site.
 *
 * @returns {Promise<Record<'PORT' | 'CONTENT_PORT' | 'NEWSLETTER_PORT', string>>} environment variables
 * @throws {Problem} when a variable is not a port
 */
export async function choosePorts() {
  const site = await freePort(portFrom('PORT', PORT), 'the site');
  const content = await freePort(portFrom('CONTENT_PORT', CONTENT_PORT), 'the content service', [
    site,
  ]);
  const newsletter = portFrom('NEWSLETTER_PORT', NEWSLETTER_PORT);
  return {
    PORT: String(site),
    CONTENT_PORT: String(content),
    NEWSLETTER_PORT: String(await freePort(newsletter, 'the newsletter', [site, content])),
  };
}
