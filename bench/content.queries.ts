import { Agent, get } from 'node:http';

/** As many connections as a busy build of a site has open at once. */
const MAX_CONNECTIONS = 8;

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

function request(
  url: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    }).on('error', reject);
  });
}
