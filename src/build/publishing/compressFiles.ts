import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import glob from 'fast-glob';
import { inParallel } from '../media/inParallel';

const texts = '**/*.{html,js,css,json,xml,svg,txt,ics,webmanifest}';

/** Node compresses in four threads. */
const THREADS = 4;

/**
 * Brotli's best quality takes a second of processor time for 0.7 MB and saves 8 % beside quality 6, which
 * takes a thirtieth of the time. A build with more changed text than this has the best one only for files
 * that browsers store for good.
 */
const MAX_BEST_BYTES = 50_000_000;

const encodings = {
  br: (text: Buffer, isBest: boolean) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 6,
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
 * @param isImmutable whether browsers store the file at an address for good
 * @returns how many files were compressed
 */
export async function compressFiles(
  folder: string,
  isImmutable: (address: string) => boolean,
): Promise<number> {
  const names = new Set(glob.sync(texts, { cwd: folder, dot: true }));
  // A file of an editor may have such a name itself.
  const copies = glob.sync(`${texts}.{br,gz}`, { cwd: folder, dot: true, ignore: ['media/**'] });
  for (const copy of copies) {
    if (!names.has(copy.replace(/\.\w+$/, ''))) rmSync(path.join(folder, copy));
  }
  const changed = [...names].flatMap((name) => {
    const file = path.join(folder, name);
    const stats = statSync(file);
    return isCompressed(file, stats) ? [] : { name, file, stats };
  });
  const bytes = changed.reduce((sum, { stats }) => sum + stats.size, 0);
  await inParallel(changed, THREADS, async ({ name, file, stats: { atime, mtime } }) => {
    const text = readFileSync(file);
    const isBest = bytes <= MAX_BEST_BYTES || isImmutable(`/${name}`);
    for (const [encoding, compress] of Object.entries(encodings)) {
      const copy = `${file}.${encoding}`;
      writeFileSync(copy, await compress(text, isBest));
      // Last, so that a copy that was interrupted has another time.
      utimesSync(copy, atime, mtime);
    }
  });
  return changed.length;
}

const SAME_TIME_MS = 1;

function isCompressed(file: string, { mtimeMs }: Stats): boolean {
  return (Object.keys(encodings) as Encoding[]).every((encoding) => {
    const copy = statSync(`${file}.${encoding}`, { throwIfNoEntry: false });
    return copy && Math.abs(copy.mtimeMs - mtimeMs) < SAME_TIME_MS;
  });
}
