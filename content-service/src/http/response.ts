import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
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

export type ServiceResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer | Readable | StreamedBody;
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
