// Runs the server of a built site (`--site <folder>`), or else the content service by its command line.
// Responds to the message 'memory' with {type: 'memory', memory}. Needs Node's option --expose-gc.

/** In MiB, after garbage collection. */
export type Memory = { rss: number; heap: number };

process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const memory: Memory = { rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20 };
  process.send?.({ type: message, memory });
});

const [option, directory = ''] = process.argv.slice(2);
if (option === '--site') {
  process.on('disconnect', () => process.exit());
  void import('../scripts/staticServer.mjs')
    .then(({ startStaticServer }) => startStaticServer({ directory }))
    .then(({ url }) => process.send?.({ type: 'ready', url }));
} else void import('../content-service/src/cli');
