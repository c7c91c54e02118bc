import { Agent, get } from 'node:http';

/** As many as a busy build of a site has open at once. */
const CONNECTIONS = 8;

type Question = { path: string; headers?: Record<string, string> };

/**
 * Asks again and again over connections that stay open.
 * @param question the path and headers of the request of that number
 * @returns answers a second
 * @throws when an answer is no 200, or empty of what was asked for
 */
export async function answersPerSecond(
  url: string,
  seconds: number,
  question: (number: number) => Question,
  isGood: (body: string) => boolean,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const end = start + seconds * 1000;
  let asked = 0;
  let answered = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const { path, headers = {} } = question(asked++);
      const { status, body } = await request(url + path, headers, agent);
      if (status !== 200 || !isGood(body)) {
        throw new Error(`${path} answers ${status}: ${body.slice(0, 300)}`);
      }
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  } finally {
    agent.destroy();
  }
  return answered / ((performance.now() - start) / 1000);
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
