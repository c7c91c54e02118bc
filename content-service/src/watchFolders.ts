import { watch } from 'chokidar';

/**
 * Longer than an editor takes to write a file, and than a branch switch takes between two files.
 */
const QUIET_PERIOD_MS = 50;

/**
 * Calls `onChange` after files in the folders have changed and then stayed unchanged for a moment.
 * Also calls it once when watching has begun, because files may have changed before. Calls never
 * overlap.
 * @param onChange must not throw
 * @returns a function that stops watching and waits for a running call
 */
export function watchFolders(
  folders: readonly string[],
  onChange: () => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isClosed = false;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => (isClosed ? undefined : onChange()));
    }, QUIET_PERIOD_MS);
  };
  const watcher = watch([...folders], { ignoreInitial: true });
  watcher
    .on('all', schedule)
    .on('ready', schedule)
    .on('error', (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      log(
        `Watching the content failed, so changes may go unnoticed: ${reason}. Restart the service.`,
      );
    });
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await Promise.all([watcher.close(), running]);
  };
}
