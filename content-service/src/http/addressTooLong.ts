import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServiceResponse } from './response';

/**
 * The longest path and query that the service accepts. Prismic's documentation says 2,048 for REST,
 * but its API is known to answer 2,892; this is the limit of the network in front of it, which
 * queries with many fields are known to reach.
 */
export const MAX_ADDRESS_CHARACTERS = 8192;

/**
 * The 414 response of the network in front of Prismic: HTML, which clients that expect JSON cannot
 * parse.
 */
export function addressTooLong(): ServiceResponse {
  return {
    status: 414,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: errorPage(414),
  };
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 414,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds in the same format to requests that Node cannot parse: an address or headers beyond all
 * limits, a request that does not arrive in time, or data that is not HTTP.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = errorPage(status);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: text/html; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'access-control-allow-origin: *',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function errorPage(status: number): string {
  const title = `${status} ${STATUS_CODES[status]}`;
  return `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
}
