import { existsSync, statSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';
import { ContentFolder } from './model/contentFiles';

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

type Watched = { folder: string; watcher: FSWatcher };

/**
 * Watchers of some folders and of all folders below. A folder is watched before it is listed, so that
 * nothing can appear in it unnoticed.
 */
class WatchedTree {
  #watched = new Map<string, Watched>();
  readonly #reported = new Set<string>();

  /**
   * @param folders may be missing; that one appears is a change
   * @param onChange after it, `update` must be called: the change may be a new folder
   * @param onError receives each reason once
   */
  constructor(
    readonly folders: readonly string[],
    readonly onChange: () => void,
    readonly onError: (reason: string) => void,
  ) {}

  /** Watches the folders that are there now, and no longer those that are gone. */
  update(): void {
    const earlier = this.#watched;
    this.#watched = new Map();
    for (const folder of this.folders) {
      this.#awaitFolder(folder, earlier);
      // Whoever reads the folder reports what cannot be read.
      this.#follow(new ContentFolder(folder, () => undefined), folder, earlier);
    }
    for (const { watcher } of earlier.values()) watcher.close();
  }

  close(): void {
    for (const { watcher } of this.#watched.values()) watcher.close();
    this.#watched.clear();
  }

  /** Watches the nearest folder above that is there, for the entry that leads to the folder. */
  #awaitFolder(folder: string, earlier: Map<string, Watched>): void {
    const above = path.dirname(folder);
    if (above === folder) return;
    if (!existsSync(above)) return this.#awaitFolder(above, earlier);
    this.#orReport(() => this.#add(above, earlier, path.basename(folder)));
  }

  #follow(root: ContentFolder, folder: string, earlier: Map<string, Watched>): void {
    if (!this.#orReport(() => this.#add(folder, earlier))) return;
    for (const entry of root.list(folder)) {
      if (entry.isFolder) this.#follow(root, entry.path, earlier);
    }
  }

  /**
   * @param earlier watchers that are still open; those that are used again are taken out
   * @param name of the only entry whose changes count
   * @returns whether the folder was added: there is one, and no link has led to it before
   */
  #add(folder: string, earlier: Map<string, Watched>, name?: string): boolean {
    const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
    if (!stats?.isDirectory()) return false;
    // A folder that was deleted and made again is another one, even where its inode is the same.
    const key = [name, stats.dev, stats.ino, stats.birthtimeNs].join();
    if (this.#watched.has(key)) return false;
    const known = earlier.get(key);
    if (known?.folder === folder) {
      earlier.delete(key);
      this.#watched.set(key, known);
    } else {
      this.#watched.set(key, { folder, watcher: this.#watch(folder, name) });
    }
    return true;
  }

  #watch(folder: string, name?: string): FSWatcher {
    const watcher = watch(folder, (_event, changed) => {
      if (name === undefined || changed === null || changed === name) this.onChange();
    });
    return watcher.on('error', (error) => this.#report(error));
  }

  #orReport<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      this.#report(error);
      return undefined;
    }
  }

  #report(error: unknown): void {
    const { code, message } = error as NodeJS.ErrnoException;
    // Deleted in the meantime, which the watcher of the folder above reports.
    if (code === 'ENOENT' || code === 'ENOTDIR') return;
    if (!this.#reported.has(message)) this.onError(message);
    this.#reported.add(message);
  }
}
