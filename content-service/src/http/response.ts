import type { IncomingHttpHeaders } from 'node:http';
import { withOrigin } from '../model/origin';

/** A request as the endpoints see it. */
export type ServiceRequest = {
  method: string;
  /** Decoded, without the query. */
  path: string;
  params: URLSearchParams;
  /** Characters of the path and the query as they came, encoded. */
  addressLength: number;
  headers: IncomingHttpHeaders;
  /** Under which the service was asked, such as `http://localhost:3100`. */
  origin: string;
};

/** Where a body goes that is written over time. */
export type Outlet = { write: (text: string) => void; end: () => void };

/**
 * A body that is written over time. It begins once the headers are sent, and returns what is to be
 * called when the connection has ended, on whichever side.
 */
export type StreamedBody = (outlet: Outlet) => () => void;

export type ServiceResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer | StreamedBody;
};

/** Ends a request with a status and a JSON body. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: { [key: string]: unknown },
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
  }
}

/** A JSON response in which addresses of the service carry the origin of the request. */
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
