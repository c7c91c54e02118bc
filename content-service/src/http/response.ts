import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export type ServiceRequest = {
  method: string;
  /** The path is decoded, and has no query and no trailing slashes. */
  path: string;
  params: URLSearchParams;
  headers: IncomingHttpHeaders;
  origin: string;
};

export type ServiceResponse = {
  status: number;
  headers: Record<string, string>;
  /** In a text, the placeholder of the service's origin is replaced. */
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

const errorTypes: Record<number, string> = {
  403: 'api_security_error',
  404: 'api_notfound_error',
  421: 'api_security_error',
  503: 'api_unavailable_error',
};

export function apiError(status: number, message: string, headers = {}): HttpError {
  const type = errorTypes[status] ?? 'api_validation_error';
  return new HttpError(status, { type, message }, headers);
}

export function jsonResponse(
  value: unknown,
  headers: Record<string, string> = {},
  status = 200,
): ServiceResponse {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(value) };
}
