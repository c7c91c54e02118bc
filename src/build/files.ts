import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of the folder's files at any depth. Omits symbolic links. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
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
  // The loops share a generator. A loop that ends with an error also ends the generator.
  const queue = (function* () {
    yield* items;
  })();
  const loop = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, loop));
}
