import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { uidOf, writeContent } from './content.documents';
import { responsesPerSecond } from './content.queries';

// Compares the speed and memory of the content service with its goals for two cores. Ends by itself
// within a minute, or reports what failed.

const DOCUMENT_COUNT = 10_000;
const MEASURED_SECONDS = 5;
const TIMEOUT_MS = 60_000;
const cliFile = path.resolve('content-service/src/cli.ts');

type Started = { child: ChildProcess; url: string; ref: string; seconds: number };

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-content-'));
const children = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
setTimeout(
  () => fail(`The benchmark took longer than ${TIMEOUT_MS / 1000} s.`),
  TIMEOUT_MS,
).unref();

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function main(): Promise<void> {
  const [load = 0] = os.loadavg();
  print(
    `${os.cpus().length} cores, Node ${process.version}, ${os.platform()}, load ${load.toFixed(1)}`,
  );
  await measureSample();
  writeContent(folder, DOCUMENT_COUNT);
  await measureLarge();
}

async function measureSample(): Promise<void> {
  const { child, seconds } = await start([]);
  await stop(child);
  result('start with the sample content', seconds, 's', 1, 'below');
}

async function measureLarge(): Promise<void> {
  const at = (name: string): string => path.join(folder, name);
  const { child, url, ref, seconds } = await start([
    ...['--types', at('customtypes'), '--documents', at('documents'), '--media', at('media')],
  ]);
  result(`${DOCUMENT_COUNT} documents loaded`, seconds, 's', 3, 'below');
  result('resident memory after loading', residentMiB(child), 'MiB', 500, 'below');

  const uid = (number: number): string => uidOf((number * 7919) % (DOCUMENT_COUNT / 2));
  const rest = await responsesPerSecond(
    url,
    MEASURED_SECONDS,
    (number) => {
      const q = `[[at(my.article.uid, "${uid(number)}")]]`;
      return { path: `/api/v2/documents/search?${new URLSearchParams({ ref, q, pageSize: '1' })}` };
    },
    (body) => body.includes('"results_size":1'),
  );
  result('REST, a document by its uid', rest, '/s', 1000, 'above');

  const query = `query ($uid: String!) {
    article(uid: $uid, lang: "is") {
      title summary published_date text
      related { ... on Article { title _meta { uid } } }
      links { label target { ... on Article { _meta { uid lang } } } }
      body { ... on ArticleBodyQuote { primary { text } fields { name } } }
      _meta { id uid tags alternateLanguages { id uid lang } }
    }
  }`;
  const graphql = await responsesPerSecond(
    url,
    MEASURED_SECONDS,
    (number) => {
      const variables = JSON.stringify({ uid: uid(number) });
      const params = new URLSearchParams({ query, variables });
      return { path: `/graphql?${params}`, headers: { 'prismic-ref': ref } };
    },
    (body) => body.startsWith('{"data":{"article":{'),
  );
  result('GraphQL, a document by its uid', graphql, '/s', 500, 'above');
  result('resident memory after queries', residentMiB(child), 'MiB', 500, 'below');
  await stop(child);
}

/**
 * Starts the service by its command line.
 * @returns with the seconds until the first response
 */
async function start(args: string[]): Promise<Started> {
  const begin = performance.now();
  const child = fork(cliFile, [...args, '--port', '0'], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const url = await readyUrl(child);
  const response = await fetch(`${url}/api/v2`);
  const { refs } = (await response.json()) as { refs: { ref: string; isMasterRef?: boolean }[] };
  const ref = refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? '';
  return { child, url, ref, seconds: (performance.now() - begin) / 1000 };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) =>
      reject(new Error(`The service exited with code ${code} before it was ready.`)),
    );
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      children.delete(child);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function residentMiB({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

function result(
  what: string,
  value: number,
  unit: string,
  goal: number,
  side: 'above' | 'below',
): void {
  const ratio = side === 'above' ? value / goal : goal / value;
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  print(
    `${what.padEnd(32)} ${shown.padStart(7)} ${unit.padEnd(4)} goal ${side} ${goal}, ` +
      `margin ${ratio.toFixed(2)}×${ratio < 1 ? ' (missed)' : ''}`,
  );
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
