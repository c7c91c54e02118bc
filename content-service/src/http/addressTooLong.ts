import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServiceResponse } from './response';

/**
 * Characters of an address with its query. Prismic's own limit is not documented; this is that of
 * the network in front of it, which queries with many fields are known to meet.
 */
export const MAX_ADDRESS_LENGTH = 8192;

/** The 414 of the network in front of Prismic: HTML, at which clients that expect JSON stumble. */
export function addressTooLong(): ServiceResponse {
  return {
    status: 414,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: page(414),
  };
}

/**
 * Answers what Node could not read as a request, in the same form: an address or headers beyond all
 * limits, or something that is not HTTP.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 414 : 400;
  const body = page(status);
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

function page(status: number): string {
  const title = `${status} ${STATUS_CODES[status]}`;
  return `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
}
