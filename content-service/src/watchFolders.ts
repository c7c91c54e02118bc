import { existsSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';
import { listFiles } from './model/contentFiles';

/** Longer than writing a file takes, and than the pause between two files of a branch switch. */
const QUIET_PERIOD_MS = 50;
/** Continuous writes must not postpone the update forever. */
const MAX_DELAY_MS = 1000;

/**
 * Calls `onChange` at the start, because files may have changed before, and after every change.
 * Calls never overlap. Returns a function that stops watching and waits for a running call.
 * @param folders may be missing and appear later
 */
export function watchFolders(
  folders: readonly string[],
  onChange: () => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let firstChangeMs: number | undefined;
  let running = Promise.resolve();
  let isQueued = false;
  let isClosed = false;
  const reported = new Set<string>();
  const report = (error: unknown): void => {
    const { code, message } = error as NodeJS.ErrnoException;
    // A folder was deleted. The watcher of its parent folder reports the deletion.
    if (code === 'ENOENT' || code === 'ENOTDIR' || reported.has(message)) return;
    reported.add(message);
    const failed = 'Watching the content failed, so changes may go unnoticed';
    log(`${failed}: ${message}. Restart the service.`);
  };
  const close = (): void => watchers.forEach((watcher) => watcher.close());
  const rewatch = (): void => {
    close();
    watchers = folders.flatMap((folder) => watchAll(folder, schedule, report));
  };
  const run = (): void => {
    firstChangeMs = undefined;
    // The queued call will read this change too.
    if (isQueued) return;
    isQueued = true;
    running = running.then(() => {
      isQueued = false;
      if (isClosed) return;
      // Rewatch before `onChange` reads the files, so that no later change is missed.
      rewatch();
      return onChange();
    });
  };
  const schedule = (): void => {
    firstChangeMs ??= Date.now();
    const latestMs = firstChangeMs + MAX_DELAY_MS - Date.now();
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(Math.min(QUIET_PERIOD_MS, latestMs), 0));
  };
  rewatch();
  schedule();
  return async () => {
    isClosed = true;
    close();
    clearTimeout(timer);
    await running;
  };
}

/** Watches each folder before it is listed, so that no new file is missed. */
function watchAll(
  folder: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): FSWatcher[] {
  const watchers: FSWatcher[] = [];
  const add = (watched: string, name?: string): void => {
    try {
      const watcher = watch(watched, (_event, changed) => {
        if (name === undefined || changed === null || changed === name) onChange();
      });
      watchers.push(watcher.on('error', onError));
    } catch (error) {
      onError(error);
    }
  };
  // The nearest existing parent reports when the folder is created or deleted.
  let [entry, above] = [path.basename(folder), path.dirname(folder)];
  while (!existsSync(above)) [entry, above] = [path.basename(above), path.dirname(above)];
  add(above, entry);
  // The folder's reader already reports unreadable entries, so they are ignored here.
  const ignore = () => undefined;
  listFiles(folder, ignore, (entered) => add(entered));
  return watchers;
}
