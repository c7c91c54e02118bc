import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files in a folder and in the folders below it. Links are left out.
 *
 * @param below part of the folder, with a final slash
 * @returns paths in the folder, with slashes
 */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (entry.isDirectory()) return listFiles(folder, `${name}/`);
    return entry.isFile() ? name : [];
  });
}

/** Writes a file and makes its folder. */
export function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Hash of the content of a file: files with the same hash are the same. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('base64');
}

/**
 * Processes items in parallel.
 *
 * @param limit the maximum number of items at a time
 * @throws the first error of `work`; items that have not started are then skipped
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].reverse();
  const next = async (): Promise<void> => {
    const item = queue.pop();
    if (item === undefined) return;
    try {
      await work(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
    return next();
  };
  await Promise.all(Array.from({ length: limit }, next));
}
