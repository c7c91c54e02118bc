// @ts-check
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/** Of the content service, where the variable CONTENT_PORT names no other. */
export const CONTENT_PORT = 3100;
/** Of the newsletter's sink, where the variable NEWSLETTER_PORT names no other. */
export const NEWSLETTER_PORT = 3101;

// Browsers try both for "localhost", so a program on either address has the port.
const loopbacks = ['127.0.0.1', '::1'];
const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<{ port: number, code?: string | undefined }>} `code` when it cannot be listened on
 */
function probe(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const absent = host !== '127.0.0.1' && noSuchAddress.includes(error.code ?? '');
      resolve({ port, code: absent ? undefined : (error.code ?? error.message) });
    });
    server.listen(port, host, () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve({ port: found }));
    });
  });
}

/** @param {number} port @returns {Promise<string | undefined>} the error code if the port is not available */
async function whyNot(port) {
  for (const host of loopbacks) {
    const { code } = await probe(port, host);
    if (code) return code;
  }
  return undefined;
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

/** @param {number} port */
export async function isFree(port) {
  return (await whyNot(port)) === undefined;
}

/** @typedef {{ port: number, purpose: string, variable: string }} PortWish */

/**
 * Makes sure that a port is free, before slow work whose result needs it.
 *
 * @param {PortWish} wish `purpose` such as "the site"; `variable` chooses another port
 * @throws {Problem} which names the port, its purpose and the variable
 */
export async function claimPort({ port, purpose, variable }) {
  const code = await whyNot(port);
  if (code === undefined) return;
  const [cause, remedy] =
    code === 'EADDRINUSE'
      ? ['is taken by another program', 'Close that program, or choose']
      : [`cannot be used (${code})`, 'Choose'];
  throw new Problem(
    `Port ${port}, for ${purpose}, ${cause}.\n` +
      `${remedy} another port with the variable ${variable}, for example ${variable}=${port + 1}.`,
  );
}

/**
 * @param {readonly PortWish[]} wishes
 * @throws {Problem} when a port is not free, or two wishes name the same port
 */
export async function claimPorts(wishes) {
  for (const [index, wish] of wishes.entries()) {
    const rival = wishes.slice(0, index).find(({ port }) => port === wish.port);
    if (rival) {
      throw new Problem(
        `Port ${wish.port} is wanted for both ${rival.purpose} (${rival.variable}) and ` +
          `${wish.purpose} (${wish.variable}).\nChoose another for one of them.`,
      );
    }
    await claimPort(wish);
  }
}

/**
 * @param {number} [preferred] returned if it is free
 * @returns {Promise<number>} a port that was free on every loopback address a moment ago
 */
export async function freePort(preferred) {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { port, code } = await probe(0, '127.0.0.1');
    if (!code && (await isFree(port))) return port;
  }
  throw new Problem('No free port was found on localhost. Close some programs and try again.');
}
