import { HttpError } from './response';

/** The names by which a computer calls itself. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** A host name or address with an optional port, as a Host header may contain. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses a request under a name that is not this service's. A page of another site can give its own
 * name the address of this computer (DNS rebinding) and then read what is served here as if it were
 * its own; the name in the request is all that tells it apart.
 * @param host the request's Host header
 * @param allowed names and IP addresses beside localhost, without ports and brackets
 * @throws {HttpError} 421
 */
export function requireAllowedHost(host: string | undefined, allowed: readonly string[]): void {
  const name = hostPattern.exec(host ?? '')?.[1]?.toLowerCase();
  if (name && (loopbackNames.includes(name) || allowed.some((other) => isSame(other, name))))
    return;
  const shown = name ?? '<name>';
  throw new HttpError(421, {
    type: 'api_security_error',
    message:
      `The service does not answer to the host of this request${name ? `, '${name}'` : ''}: under a name ` +
      'that is not its own, other sites could read it. It answers to localhost, 127.0.0.1 and [::1]. ' +
      `To allow another, start it with --allow-host ${shown} or the variable ALLOWED_HOSTS=${shown}`,
  });
}

function isSame(allowed: string, name: string): boolean {
  return allowed.toLowerCase() === name.replace(/^\[|\]$/g, '');
}
