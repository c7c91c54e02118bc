// @ts-check
import { isIP } from 'node:net';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** @param {NodeJS.ProcessEnv} [environment] @returns names and IP addresses, without ports and brackets */
export function allowedHosts(environment = process.env) {
  const names = (environment['ALLOWED_HOSTS'] ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => name.replace(/^\[|\]$/g, '').toLowerCase());
}

/**
 * Returns whether a request may be answered. Without this test, another site could read what this
 * computer serves, because its name can resolve to this computer's address (DNS rebinding).
 * @param {string | undefined} host of a request or its Origin @param {readonly string[]} allowed
 */
export function isAllowedHost(host, allowed) {
  const [, name = ''] =
    /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/.exec(host?.toLowerCase() ?? '') ?? [];
  return loopbackNames.includes(name) || allowed.includes(name.replace(/^\[|\]$/g, ''));
}

export const MISDIRECTED = 421;
export const misdirectedText =
  'This server answers to localhost, 127.0.0.1 and [::1] only, because other web sites could read ' +
  'its content under a host name of theirs. To allow the host of this address, start it with the variable ALLOWED_HOSTS, ' +
  'for example ALLOWED_HOSTS=192.168.1.5,my-computer.local\n';

/** @param {readonly string[]} allowed @returns the addresses to listen on */
export function listenAddresses(allowed) {
  const wildcard = allowed.find((name) => name === '0.0.0.0' || name === '::');
  // A wildcard includes all addresses, so listening on a further address would fail.
  return wildcard ? [wildcard] : ['127.0.0.1', '::1', ...allowed.filter((name) => isIP(name) > 0)];
}
