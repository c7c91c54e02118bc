import { watch } from 'chokidar';

/** Longer than an editor takes to write a file or a branch switch between two of its files. */
const QUIET_MS = 50;

/**
 * Calls `onChange` once things are quiet after files in the folders changed, and once when the
 * watching has begun, since something may have changed before. Calls never overlap.
 * @param onChange never throws
 * @returns ends the watching; a call that is under way is waited for
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
    }, QUIET_MS);
  };
  const watcher = watch([...folders], { ignoreInitial: true });
  watcher
    .on('all', schedule)
    .on('ready', schedule)
    .on('error', (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      log(`Changes of files may go unnoticed: ${reason}. Start the service again to see them.`);
    });
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await Promise.all([watcher.close(), running]);
  };
}
