import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import type { JsonObject } from '../src/model/json';
import type { TestContent } from './content';
import { kitchenContent } from './kitchen';
import { chance } from './random';
import { randomRequest } from './randomRequests';
import type { RandomRequest } from './randomRequests';

// The service as a process of its own, asked at random over all routes. Each request comes from a
// seed of its own, so that one that fails can be made again alone.

const IS_FULL = process.env.TEST_FULL === '1';
const REQUESTS = IS_FULL ? 60_000 : 3000;
const FIRST_SEED = 20_261_121;
const AT_ONCE = 8;
/** A heap that whatever piles up would burst; outside of it lie images at work. */
const HEAP_MIB = 200;
const RESIDENT_MIB = 600;

let content: TestContent;
let child: ChildProcess;
let url: string;
let errors = '';
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  content = await kitchenContent();
  const folder = (name: string): string => path.join(content.folder, name);
  child = fork(
    path.resolve('content-service/src/cli.ts'),
    [
      ...['--types', folder('customtypes'), '--documents', folder('documents')],
      ...['--media', folder('media'), '--port', '0'],
    ],
    { execArgv: [`--max-old-space-size=${HEAP_MIB}`, '--import', 'tsx'], silent: true },
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

type Answer = { status: number; type: string; body: string };

function send({ method, path: address, headers }: RandomRequest): Promise<Answer> {
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

/** What is wrong with an answer; undefined for a good one. */
function fault({ method }: RandomRequest, { status, type, body }: Answer): string | undefined {
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
  `${REQUESTS} random requests are all answered, none with a fault of the service`,
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

    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < REQUESTS && faults.length < 5) {
        const seed = FIRST_SEED + next++;
        const asked = randomRequest(chance(seed), known);
        const answer = await send(asked).catch((error: unknown) => String(error));
        const found = typeof answer === 'string' ? answer : fault(asked, answer);
        if (found !== undefined) faults.push(`seed ${seed}, ${JSON.stringify(asked)}: ${found}`);
        if (typeof answer === 'object') {
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(faults).toEqual([]);
    expect(errors).toBe('');
    expect(child.exitCode).toBeNull();
    // Chance that only ever met one door would prove nothing.
    for (const status of [200, 400, 403, 404]) {
      expect(statuses.get(status)).toBeGreaterThan(REQUESTS / 200);
    }
    expect(await everything()).toEqual(before);
  },
  IS_FULL ? 600_000 : 60_000,
);

test('its memory stays bounded', () => {
  const resident = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString();
  expect(Number(resident) / 1024).toBeLessThan(RESIDENT_MIB);
});
