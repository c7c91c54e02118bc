import { Agent, get } from 'node:http';

/** As many connections as a busy build of a site has open at once. */
const MAX_CONNECTIONS = 8;
/** An answer that takes longer counts as lost. */
const TIMEOUT_MS = 120_000;

type RequestOptions = { path: string; headers?: Record<string, string> };

/**
 * Sends requests continuously over connections that stay open.
 * @param optionsOf returns the path and headers of the request with this number
 * @returns responses per second
 * @throws {Error} if a response does not have the status 200 or the expected content
 */
export async function responsesPerSecond(
  url: string,
  seconds: number,
  optionsOf: (number: number) => RequestOptions,
  isGood: (body: string) => boolean,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const start = performance.now();
  const end = start + seconds * 1000;
  let sent = 0;
  let received = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const { path, headers = {} } = optionsOf(sent++);
      const { status, body } = await request(url + path, headers, agent);
      if (status !== 200 || !isGood(body)) {
        throw new Error(`${path} responded with ${status}: ${body.slice(0, 300)}`);
      }
      received += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: MAX_CONNECTIONS }, work));
  } finally {
    agent.destroy();
  }
  return received / ((performance.now() - start) / 1000);
}

/**
 * Sends a request and reads the response.
 * @throws {Error} if the response is cut off, or nothing arrives for two minutes
 */
export function request(
  url: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { headers, agent, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`No response in ${TIMEOUT_MS / 1000} s`)));
  });
}
