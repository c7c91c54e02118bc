import { EventEmitter, once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import type { CreateDevServerArgs } from 'gatsby';
import { temporaryFolder } from '../test/temporaryFolder';
import { onCreateDevServer, watchSettings } from './onCreateDevServer';
import { contentChanges } from './startServices';

const service = new BroadcastChannel(contentChanges);
afterAll(() => service.close());

it('asks for earlier changes once the servers run, and refreshes the pages after each change', async () => {
  const emitter = new EventEmitter();
  const refresh = jest.fn();
  emitter.on('WEBHOOK_RECEIVED', refresh);
  const asked = new Promise<unknown>((resolve) => {
    service.onmessage = (message) => resolve((message as { data: unknown }).data);
  });
  const reporter = { warn: jest.fn() };
  const args = { emitter, reporter } as unknown as CreateDevServerArgs;
  onCreateDevServer?.(args, { plugins: [] }, () => undefined);
  // This change must not refresh Gatsby, which would start its servers twice.
  service.postMessage('changed');
  await new Promise((resolve) => setImmediate(resolve));
  emitter.emit('COMPILATION_DONE');
  // A later compilation does not post again.
  emitter.emit('COMPILATION_DONE');
  expect(await asked).toBe('listening');
  expect(refresh).not.toHaveBeenCalled();

  for (const calls of [1, 2]) {
    service.postMessage('changed');
    await once(emitter, 'WEBHOOK_RECEIVED');
    expect(refresh).toHaveBeenCalledTimes(calls);
  }
});

it('responds at once to the request for a page whose data are unchanged', () => {
  const emitter = new EventEmitter();
  const isWritten = jest.fn();
  emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', isWritten);
  const pagePaths = new Set(['/changed/']);
  const store = { getState: () => ({ pendingPageDataWrites: { pagePaths } }) };
  const args = { emitter, store } as unknown as CreateDevServerArgs;
  onCreateDevServer?.(args, { plugins: [] }, () => undefined);
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/changed/' } });
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/unchanged/' } });
  expect(isWritten.mock.calls).toEqual([[{ payload: { page: '/unchanged/' } }]]);
});

it('says once for each changed file that needs a restart or a build what to do', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'src/build'), { recursive: true });
  const said: string[] = [];
  const isSaid = new EventEmitter();
  const stop = watchSettings((message) => {
    said.push(message);
    isSaid.emit('said');
  }, folder);
  const change = async (file: string) => {
    writeFileSync(path.join(folder, file), 'a');
    await once(isSaid, 'said');
  };
  writeFileSync(path.join(folder, 'README.md'), 'a');
  writeFileSync(path.join(folder, 'src/build/createPages.test.ts'), 'a');
  await change('gatsby-config.ts');
  await change('src/build/createPages.ts');
  await change('redirects.json');
  stop();
  expect(said).toEqual([
    'gatsby-config.ts has changed. Restart gatsby develop to see the effect.',
    'src/build/createPages.ts has changed. Restart gatsby develop to see the effect.',
    'redirects.json has changed. The redirects take effect in the next build: gatsby develop does not redirect.',
  ]);
});
