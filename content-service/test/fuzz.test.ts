import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import type { JsonObject } from '../src/model/json';
import type { TestContent } from './content';
import { recipeContent } from './recipes';
import { seededRandom } from './seededRandom';
import { randomRequest } from './randomRequests';
import type { RandomRequest } from './randomRequests';

// Sends random requests to all routes of the service, which runs in its own process. Each request
// has its own seed, so that a failed request can be repeated alone.

const isFull = process.env.TEST_FULL === '1';
const REQUEST_COUNT = isFull ? 60_000 : 3000;
const FIRST_SEED = 20_261_121;
const CONCURRENT_REQUESTS = 8;
/** So small a heap that any leak would exhaust it. Images in work are outside the heap. */
const MAX_HEAP_MIB = 200;
const MAX_RESIDENT_MIB = 600;

let content: TestContent;
let child: ChildProcess;
let url: string;
let errors = '';
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS });

beforeAll(async () => {
  content = await recipeContent();
  const folder = (name: string): string => path.join(content.folder, name);
  child = fork(
    path.resolve('content-service/src/cli.ts'),
    [
      ...['--types', folder('customtypes'), '--documents', folder('documents')],
      ...['--media', folder('media'), '--port', '0'],
    ],
    { execArgv: [`--max-old-space-size=${MAX_HEAP_MIB}`, '--import', 'tsx'], silent: true },
  );
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  const [message] = (await once(child, 'message')) as [{ url: string }];
  ({ url } = message);
});
afterAll(async () => {
  agent.destroy();
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  content.remove();
});

type RawResponse = { status: number; type: string; body: string };

function send({ method, path: address, headers }: RandomRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path: address, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function getJson(address: string): Promise<JsonObject> {
  return (await (await fetch(url + address)).json()) as JsonObject;
}

/** The error in a response; undefined for a valid one. */
function errorIn(
  { method }: RandomRequest,
  { status, type, body }: RawResponse,
): string | undefined {
  if (status >= 500 || status < 200) return `status ${status}: ${body.slice(0, 300)}`;
  if (method === 'HEAD' || !type.includes('json')) return undefined;
  try {
    JSON.parse(body);
    return undefined;
  } catch {
    return `no JSON: ${body.slice(0, 300)}`;
  }
}

test(
  `${REQUEST_COUNT} random requests all get a response, none a server error`,
  async () => {
    const everything = async () => {
      const { refs } = (await getJson('/api/v2')) as { refs: { ref: string }[] };
      const ref = refs[0]?.ref ?? '';
      return { ref, search: await getJson(`/api/v2/documents/search?ref=${ref}&lang=*`) };
    };
    const before = await everything();
    const opened = await fetch(`${url}/previews?document=kjotsupa`, { method: 'POST' });
    const { token: preview } = (await opened.json()) as { token: string };
    const known = { host: new URL(url).host, ref: before.ref, preview };

    const failures: string[] = [];
    const statuses = new Map<number, number>();
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < REQUEST_COUNT && failures.length < 5) {
        const seed = FIRST_SEED + next++;
        const generated = randomRequest(seededRandom(seed), known);
        const response = await send(generated).catch((error: unknown) => String(error));
        const found = typeof response === 'string' ? response : errorIn(generated, response);
        if (found !== undefined)
          failures.push(`seed ${seed}, ${JSON.stringify(generated)}: ${found}`);
        if (typeof response === 'object') {
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work));

    expect(failures).toEqual([]);
    expect(errors).toBe('');
    expect(child.exitCode).toBeNull();
    // The test proves nothing if most requests get the same status.
    for (const status of [200, 400, 403, 404]) {
      expect(statuses.get(status)).toBeGreaterThan(REQUEST_COUNT / 200);
    }
    expect(await everything()).toEqual(before);
  },
  isFull ? 600_000 : 60_000,
);

test('the memory of the service stays bounded', () => {
  const resident = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString();
  expect(Number(resident) / 1024).toBeLessThan(MAX_RESIDENT_MIB);
});
