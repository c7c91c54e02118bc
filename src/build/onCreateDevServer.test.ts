import { EventEmitter, once } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';
import type { CreateDevServerArgs, NodePluginArgs } from 'gatsby';
import { onCreateDevServer, redirectDecomposed } from './onCreateDevServer';
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

const pages = ['/', '/verkefni/', '/ha-frettir/HönnunarMars/'].map((path) => ({ path }));
const handle = redirectDecomposed((() => pages) as unknown as NodePluginArgs['getNodesByType']);

/** Where a request is redirected to; `undefined` for one that Gatsby answers. */
function locationOf(originalUrl: string): string | undefined {
  const redirect = jest.fn();
  const next = jest.fn();
  handle({ originalUrl }, { redirect }, next);
  expect(redirect.mock.calls.length + next.mock.calls.length).toBe(1);
  return redirect.mock.calls[0]?.[1];
}

it.each([
  ['/ha-frettir/Ho%CC%88nnunarMars/', '/ha-frettir/H%C3%B6nnunarMars/'],
  ['/ha-frettir/Ho%CC%88nnunarMars?a=b', '/ha-frettir/H%C3%B6nnunarMars/?a=b'],
])('%s leads to the page', (address, location) => {
  expect(locationOf(address)).toBe(location);
});

it.each([
  '/ha-frettir/H%C3%B6nnunarMars/',
  '/ha-frettir/Ho%CC%88nnunarMars/atom.xml',
  '/ho%CC%88nnun/',
  '/verkefni',
  '/%',
])('%s is left to Gatsby', (address) => expect(locationOf(address)).toBeUndefined());
