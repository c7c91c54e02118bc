// @ts-check
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** @typedef {import('./listRequests.mjs').HostRequest} HostRequest */
/**
 * @typedef {object} HostResponse
 * @property {number} status
 * @property {Record<string, string>} headers names in lower case
 * @property {Buffer} body as it was before its Content-Encoding
 */

const TIMEOUT_MS = 20_000;

/** @type {Record<string, (body: Buffer) => Buffer>} */
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * @param {number} port on 127.0.0.1
 * @param {HostRequest} request
 * @returns {Promise<HostResponse>}
 * @throws Error when there is no response in 20 s, or its body cannot be decoded
 */
export async function sendRequest(port, request) {
  if (!request.condition) return send(port, request);
  // A conditional request repeats what an earlier response said.
  const earlier = await send(port, request);
  const { etag, 'last-modified': date } = earlier.headers;
  /** @type {Record<string, string>} */
  const condition =
    request.condition === 'etag'
      ? { 'If-None-Match': etag ?? '"none"' }
      : { 'If-Modified-Since': date ?? 'Thu, 01 Jan 1970 00:00:00 GMT' };
  return send(port, { ...request, headers: { ...request.headers, ...condition } });
}

/** @param {number} port @param {HostRequest} request @returns {Promise<HostResponse>} */
function send(port, { path, method, headers }) {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { Host: `localhost:${port}`, ...headers },
      timeout: TIMEOUT_MS,
      // A connection of its own: the host may just be closing one that was kept.
      agent: false,
    };
    const request = http.request(options, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const found = Object.entries(response.headers).map(([name, value]) => [
          name,
          String(value),
        ]);
        const named = Object.fromEntries(found);
        const whole = Buffer.concat(parts);
        const decode = whole.length > 0 ? decoders[named['content-encoding']] : undefined;
        try {
          const body = decode ? decode(whole) : whole;
          resolve({ status: response.statusCode ?? 0, headers: named, body });
        } catch (error) {
          reject(error);
        }
      });
    });
    request.on('timeout', () => request.destroy(new Error('no response')));
    request.on('error', reject);
    request.end();
  });
}
