// @ts-check
import { isIP } from 'node:net';

/** The names by which a computer calls itself. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The hosts under which the local servers answer beside localhost: those in the variable ALLOWED_HOSTS.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string[]} names and IP addresses, without ports and brackets
 */
export function allowedHosts(environment = process.env) {
  const names = (environment['ALLOWED_HOSTS'] ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => name.replace(/^\[|\]$/g, '').toLowerCase());
}

/**
 * Whether a server of this computer may answer. A page of another site can give its own name the address
 * of this computer (DNS rebinding) and then read what is served here as if it were its own; the name in
 * the request is all that tells it apart.
 *
 * @param {string | undefined} host a request's Host header, or the host of its Origin
 * @param {readonly string[]} allowed see `allowedHosts`
 */
export function isAllowedHost(host, allowed) {
  const [, name = ''] =
    /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/.exec(host?.toLowerCase() ?? '') ?? [];
  return loopbackNames.includes(name) || allowed.includes(name.replace(/^\[|\]$/g, ''));
}

/** @param {string} host whether it stands for all addresses of the computer */
export function isWildcard(host) {
  return host === '0.0.0.0' || host === '::';
}

/** The status of a response to another host: 421, misdirected request. */
export const MISDIRECTED = 421;
/** The cause and the remedy, for the body of that response. */
export const misdirectedText =
  'This server answers to localhost, 127.0.0.1 and [::1] only, because under another name other sites ' +
  'could read it. To allow the host of this address, start it with the variable ALLOWED_HOSTS, ' +
  'for example ALLOWED_HOSTS=192.168.1.5,my-computer.local\n';

/**
 * The addresses to listen on: those of localhost, and the IP addresses among the allowed hosts.
 *
 * @param {readonly string[]} allowed see `allowedHosts`
 */
export function listenAddresses(allowed) {
  const wildcard = allowed.find(isWildcard);
  // A wildcard contains all others, which cannot be listened on a second time.
  return wildcard ? [wildcard] : ['127.0.0.1', '::1', ...allowed.filter((name) => isIP(name) > 0)];
}
