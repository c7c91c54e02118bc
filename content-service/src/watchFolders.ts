import { WatchedTree } from './watchedTree';

/**
 * Longer than an editor takes to write a file, and than a branch switch takes between two files.
 */
const QUIET_PERIOD_MS = 50;
/** A program that writes without a pause must not keep its changes from being served. */
const MAX_DELAY_MS = 1000;

/**
 * Calls `onChange` after files in the folders have changed and then stayed unchanged for a moment,
 * or go on changing for a second. Also calls it once when watching has begun, because files may have
 * changed before. Calls never overlap, and every change is followed by a call.
 * @param folders may be missing, and appear later
 * @param onChange must not throw
 * @returns a function that stops watching and waits for a running call
 */
export function watchFolders(
  folders: readonly string[],
  onChange: () => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let firstChangeMs: number | undefined;
  let running = Promise.resolve();
  let isQueued = false;
  let isClosed = false;
  const run = (): void => {
    firstChangeMs = undefined;
    // A call that has not begun will read this change too.
    if (isQueued) return;
    isQueued = true;
    running = running.then(() => {
      isQueued = false;
      if (isClosed) return;
      // Before the call, so that what changes after the call has read it is noticed.
      tree.update();
      return onChange();
    });
  };
  const schedule = (): void => {
    firstChangeMs ??= Date.now();
    const latestMs = firstChangeMs + MAX_DELAY_MS - Date.now();
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(Math.min(QUIET_PERIOD_MS, latestMs), 0));
  };
  const tree = new WatchedTree(folders, schedule, (reason) =>
    log(
      `Watching the content failed, so changes may go unnoticed: ${reason}. Restart the service.`,
    ),
  );
  tree.update();
  schedule();
  return async () => {
    isClosed = true;
    tree.close();
    clearTimeout(timer);
    await running;
  };
}
