import { watch } from 'node:fs';
import path from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import type { GatsbyNode } from 'gatsby';
import { contentChanges } from './startServices';

let stopWatching = () => {};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({
  emitter,
  reporter,
  store,
}) => {
  stopWatching();
  stopWatching = watchSettings((message) => reporter.warn(message));
  // Gatsby starts its servers twice if it is refreshed before the first compilation is done.
  const listen = () => {
    emitter.off('COMPILATION_DONE', listen);
    // `setImmediate` waits until Gatsby has noted that its servers run.
    setImmediate(() => {
      const changes = new BroadcastChannel(contentChanges);
      changes.unref();
      changes.onmessage = () => emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {} });
      // The service responds with a change if the content has changed since the service started.
      changes.postMessage('listening');
    });
  };
  emitter.on('COMPILATION_DONE', listen);
  // Gatsby responds to a request for a page's data when the data are written. It does not write data
  // that are the same as in the last session, and so would respond only after 5 s.
  emitter.on('PAGE_QUERY_RUN', ({ payload }: { payload: { path: string } }) => {
    const { pendingPageDataWrites } = store.getState() as State;
    if (pendingPageDataWrites.pagePaths.has(payload.path)) return;
    emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: payload.path } });
  });
};

type State = { pendingPageDataWrites: { pagePaths: Set<string> } };

/** `gatsby develop` reads these files once or never, so a change of one gets a notice. */
const notices = [
  {
    files: /^(gatsby-(config|node|ssr)\.tsx?|\.env|src\/build\/.*(?<!\.test)\.tsx?)$/,
    text: 'Restart gatsby develop to see the effect.',
  },
  {
    files: /^redirects\.json$/,
    text: 'The redirects take effect in the next build: gatsby develop does not redirect.',
  },
];

/** Writing a file can cause several events within this time. */
const NOTICE_PAUSE_MS = 1000;

export function watchSettings(warn: (message: string) => void, folder = '.'): () => void {
  const noticedMs = new Map<string, number>();
  const watchers = ['.', 'src/build'].map((name) => {
    const options = { persistent: false, recursive: name !== '.' };
    return watch(path.join(folder, name), options, (_event, changed) => {
      const file = path.posix.join(name, changed ?? '');
      const notice = notices.find(({ files }) => files.test(file));
      if (!notice || Date.now() - (noticedMs.get(file) ?? 0) < NOTICE_PAUSE_MS) return;
      noticedMs.set(file, Date.now());
      warn(`${file} has changed. ${notice.text}`);
    });
  });
  return () => watchers.forEach((watcher) => watcher.close());
}
