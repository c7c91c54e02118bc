import { STATUS_CODES } from 'node:http';
import type { FileHandle } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { withOrigin } from '../model/origin';

export type ServiceRequest = {
  method: string;
  /** Decoded, without the query. */
  path: string;
  params: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The origin that the client used, such as `http://localhost:3100`. */
  origin: string;
};

export type StreamWriter = { write: (text: string) => void; end: () => void };

/**
 * A response body that is written over time. It is called after the headers are sent and returns a
 * function to call when either side has closed the connection.
 */
export type StreamedBody = (writer: StreamWriter) => () => void;

/** An open file, which is closed after it is sent. */
export type FileBody = { handle: FileHandle; bytes: number };

export type ServiceResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer | FileBody | StreamedBody;
};

/** A path without the slashes at its end, which make no difference. */
export function withoutSlashes(path: string): string {
  return path.replace(/(?<=^.|[^/])\/+$/, '');
}

/** An error that becomes a response with this status and JSON body. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: { [key: string]: unknown },
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
  }
}

/** A JSON response. Addresses of the service in it get the origin of the request. */
export function jsonResponse(
  value: unknown,
  origin: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): ServiceResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: withOrigin(JSON.stringify(value), origin),
  };
}

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
