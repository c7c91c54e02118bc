import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isContentService, checkContent, startContentService } from './contentService.mjs';
import { freePort } from './ports.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-service-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A stand-in for the content service's command line. */
function program(body: string) {
  const file = path.join(folder, 'cli.mjs');
  writeFileSync(file, body);
  return file;
}

const whatItWasAsked = `const url = 'http://localhost/' + process.argv.slice(2).join(' ');`;
const ready = `${whatItWasAsked} process.send({ type: 'ready', url });`;
const goOn = 'setInterval(() => {}, 1000);';

it('waits for the service and returns its address', async () => {
  const service = await startContentService({
    port: 4000,
    args: ['--strict'],
    program: program(ready + goOn),
  });
  const url = 'http://localhost/--port 4000 --strict';
  expect([service.url, service.endpoint]).toEqual([url, `${url}/api/v2`]);
  await service.stop();
});

it('fails with the message of the service when it cannot start', async () => {
  const damaged = `console.error('is/article/x.json: no uid. Add one.'); process.exit(1);`;
  const start = startContentService({ port: 4000, program: program(damaged) });
  await expect(start).rejects.toThrow(/^is\/article\/x\.json: no uid\. Add one\.$/);
});

it('passes on the whole message, however long it is', async () => {
  const body = `process.stderr.write('x'.repeat(3_000_000), () => process.exit(1));`;
  const error: unknown = await startContentService({ port: 4000, program: program(body) }).catch(
    (reason: unknown) => reason,
  );
  expect(error instanceof Error && error.message.length).toBe(3_000_000);
});

it('fails when the service prints nothing', async () => {
  const start = startContentService({ port: 4000, program: program('process.exit(3);') });
  await expect(start).rejects.toThrow('ended (code 3). To see its output, run npm run content');
});

it('stops waiting after the timeout', async () => {
  const start = startContentService({
    port: 4000,
    program: program(`console.error('stuck'); ${goOn}`),
    readyWithin: 2_000,
  });
  await expect(start).rejects.toThrow(/was not ready within 2 s\..*\nstuck/);
});

it('rejects `failed` when the service ends later', async () => {
  const service = await startContentService({
    port: 4000,
    program: program(
      `${ready} process.on('disconnect', () => process.exit(9)); process.disconnect();`,
    ),
  });
  await expect(service.failed).rejects.toThrow('The content service ended (code 9).');
});

describe('checkContent', () => {
  it('accepts content without problems', async () => {
    const strict = `process.exit(process.argv.slice(2).join(' ') === '--strict --check' ? 0 : 1);`;
    await expect(checkContent({ program: program(strict) })).resolves.toBeUndefined();
  });

  it('fails with the message of the service', async () => {
    const damaged = `console.error('is/page/y.json: not JSON.'); process.exit(1);`;
    await expect(checkContent({ program: program(damaged) })).rejects.toThrow('is/page/y.json');
  });
});

describe('isContentService', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['a content service', '{"refs":[]}', true],
    ['another API', '{"name":"x"}', false],
    ['a site', '<h1>Not found</h1>', false],
  ])('%s: %s', async (_, body, expected) => {
    const port = await freePort();
    server = createServer((request, response) => {
      response.end(request.url === '/api/v2' ? body : '');
    });
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    expect(await isContentService(port)).toBe(expected);
    server.closeAllConnections();
  });
});
