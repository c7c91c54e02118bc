import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of the folder's files at any depth, with slashes. Omits symbolic links. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (entry.isDirectory()) return listFiles(folder, `${name}/`);
    return entry.isFile() ? name : [];
  });
}

export function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns `undefined` if the file is missing or incomplete. */
export function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function toHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** Runs `work` for at most `limit` items at a time. After an error, no further item is started. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].reverse();
  const next = async (): Promise<void> => {
    const item = queue.pop();
    if (item === undefined) return;
    await work(item).catch((error: unknown) => {
      queue.length = 0;
      throw error;
    });
    return next();
  };
  await Promise.all(Array.from({ length: limit }, next));
}
