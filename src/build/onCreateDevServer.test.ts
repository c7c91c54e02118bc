import { EventEmitter, once } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';
import type { CreateDevServerArgs } from 'gatsby';
import { onCreateDevServer } from './onCreateDevServer';
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
  const app = { use: jest.fn() };
  const args = { app, emitter } as unknown as CreateDevServerArgs;
  onCreateDevServer?.(args, { plugins: [] }, () => undefined);
  // Nobody listens yet: Gatsby would start its servers twice.
  service.postMessage('changed');
  await new Promise((resolve) => setImmediate(resolve));
  emitter.emit('COMPILATION_DONE');
  // A later compilation asks no second time.
  emitter.emit('COMPILATION_DONE');
  expect(await asked).toBe('listening');
  expect(refresh).not.toHaveBeenCalled();

  for (const calls of [1, 2]) {
    service.postMessage('changed');
    await once(emitter, 'WEBHOOK_RECEIVED');
    expect(refresh).toHaveBeenCalledTimes(calls);
  }
});
