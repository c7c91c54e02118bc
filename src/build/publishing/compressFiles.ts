import { rmSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../listFiles';
import { inParallel } from '../media/inParallel';

const text = /\.(html|js|css|json|xml|svg|txt|ics|webmanifest)$/;
const copy = /\.(br|gz)$/;

/** What a page has to load before it reacts to its reader. */
const scriptOrStyle = /\.(js|css)$/;

/** Node reads, compresses and writes in four threads, for which more files wait. */
export const FILES_AT_A_TIME = 12;

/**
 * Of pages, quality 10 makes 4 MB in a second of processor time, 11 a third of it and 2 % smaller, 6 twenty times
 * as much and 7 % larger. A build with more changed text than this has quality 6, except for scripts and styles.
 */
const MAX_SLOW_BYTES = 20_000_000;

const [QUICK_QUALITY, SLOW_QUALITY] = [6, 10];

const encodings = {
  br: (text: Buffer, quality: number) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

type Encoding = keyof typeof encodings;

/**
 * Writes a compressed copy of every text file beside it, for servers that send such copies: `index.html.br`
 * and `index.html.gz`. A copy has its file's time, and is made again only when the file has another one.
 * Copies whose file is gone are deleted.
 *
 * @param folder of the built site
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string): Promise<number> {
  const names = new Set(listFiles(folder));
  for (const name of names) {
    if (isCompressedCopy(name) && !names.has(name.replace(copy, ''))) {
      rmSync(path.join(folder, name));
    }
  }
  const changed = [...names].flatMap((name) => {
    if (!text.test(name)) return [];
    const file = path.join(folder, name);
    const stats = statSync(file);
    return isCompressed(file, stats) ? [] : { name, file, stats };
  });
  const bytes = changed.reduce((sum, { stats }) => sum + stats.size, 0);
  const qualityOfTexts = bytes <= MAX_SLOW_BYTES ? SLOW_QUALITY : QUICK_QUALITY;
  await inParallel(changed, FILES_AT_A_TIME, async ({ name, file, stats: { atime, mtime } }) => {
    const content = await readFile(file);
    const quality = scriptOrStyle.test(name) ? constants.BROTLI_MAX_QUALITY : qualityOfTexts;
    for (const [encoding, compress] of Object.entries(encodings)) {
      const compressed = `${file}.${encoding}`;
      const copied = await compress(content, quality);
      // The published build may have the same file (publishBuild.ts).
      await rm(compressed, { force: true });
      await writeFile(compressed, copied);
      // Last, so that a copy that was interrupted has another time.
      await utimes(compressed, atime, mtime);
    }
  });
  return changed.length;
}

/**
 * Whether `compressFiles` writes the file: a file of an editor, in `media/`, may have such a name itself.
 *
 * @param name path in the folder of the built site: `ha-frettir/index.html.br`
 */
export function isCompressedCopy(name: string): boolean {
  const original = name.replace(copy, '');
  return original !== name && text.test(original) && !name.startsWith('media/');
}

/** File systems keep times less exactly than Node hands them over. */
export const SAME_TIME_MS = 1;

function isCompressed(file: string, { mtimeMs }: Stats): boolean {
  return (Object.keys(encodings) as Encoding[]).every((encoding) => {
    const compressed = statSync(`${file}.${encoding}`, { throwIfNoEntry: false });
    return compressed && Math.abs(compressed.mtimeMs - mtimeMs) < SAME_TIME_MS;
  });
}
