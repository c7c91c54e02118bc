import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { withOrigin } from '../model/origin';

export type ServiceRequest = {
  method: string;
  /** The path is decoded, and has no query and no trailing slashes. */
  path: string;
  params: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The origin that the client used, for example `http://localhost:3100`. */
  origin: string;
};

export type ServiceResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer | Readable;
};

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: { [key: string]: unknown },
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
  }
}

/** Makes a JSON response, in which the service's own addresses have the request's origin. */
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
