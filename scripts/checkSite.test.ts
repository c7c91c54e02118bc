import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SCRIPT, startMadeUpSite } from './test/madeUpSite';
import type { MadeUpSite } from './test/madeUpSite';

let site: MadeUpSite;
let folder: string;

beforeEach(async () => {
  site = await startMadeUpSite();
  folder = mkdtempSync(path.join(os.tmpdir(), 'check-site-'));
});

afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Starts the command as npm does. */
function start(args: string[]) {
  const command = ['--import', 'tsx', 'scripts/checkSite.ts', ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, ended };
}

const lastLine = (output: string) => output.trimEnd().split('\n').at(-1);

it('ends with 0 and one line about a good site that was not opened in a browser', async () => {
  const { code, output } = await start([site.origin, '--no-browser']).ended;
  expect(lastLine(output)).toMatch(/^0 faults, 1 note: http:\/\/127\.0\.0\.1:\d+ \(3 pages and /);
  expect(code).toBe(0);
});

it('ends with 1 when there is a fault, and writes all to a file', async () => {
  site.files.delete('/robots.txt');
  const json = path.join(folder, 'report.json');
  const { code, output } = await start([site.origin, '--no-browser', '--json', json]).ended;
  expect(output).toMatch(/Expected: [^]*\/robots\.txt answers 404[^]*Remedy: /);
  expect(lastLine(output)).toMatch(/^1 fault, /);
  expect(code).toBe(1);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    origin: site.origin,
    pages: 3,
    isInterrupted: false,
    faults: [
      { kind: 'Sitemap and robots', address: '/robots.txt', seen: '/robots.txt answers 404' },
    ],
  });
});

it('ends with 2 and a remedy when it cannot run', async () => {
  const { code, output } = await start(['example.is']).ended;
  expect(output).toMatch(/✖ "example\.is" is not an address\. Give it with its scheme/);
  expect(code).toBe(2);
});

it('ends on Ctrl+C with what it has found', async () => {
  site.files.delete('/robots.txt');
  const hanging = new Promise<void>((resolve) => {
    site.change = (address, answer) => {
      if (address !== SCRIPT) return;
      answer.hangs = true;
      resolve();
    };
  });
  const { child, ended } = start([site.origin, '--no-browser', '--concurrency', '1']);
  await hanging;
  child.kill('SIGINT');
  const { code, output } = await ended;
  expect(output).toContain('/robots.txt answers 404');
  expect(lastLine(output)).toMatch(/^Interrupted\. 1 fault, /);
  expect(code).toBe(130);
});
