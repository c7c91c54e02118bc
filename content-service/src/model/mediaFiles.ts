import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shownPath } from './problems';
import type { Problem } from './problems';

const IMAGE = /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

/** A file of the media folder; `name` is its path inside the folder, with forward slashes. */
export type MediaFile = {
  name: string;
  path: string;
  bytes: number;
  hash: string;
  /** In pixels, as seen: an image that its metadata turns is measured turned. */
  image?: { width: number; height: number; format: string };
};

export type Media = { files: ReadonlyMap<string, MediaFile>; problems: readonly Problem[] };

type Entry = { stamp: string; file: MediaFile; problem?: Problem };

/** Reads the media folder, and on later calls only what changed in it. */
export class MediaReader {
  #entries = new Map<string, Entry>();

  constructor(readonly folder: string) {}

  /** Reads every file's size and hash, and of images their dimensions. */
  async read(): Promise<Media> {
    const entries = new Map<string, Entry>();
    for (const name of fileNames(this.folder)) {
      const file = path.join(this.folder, name);
      const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
      // Gone since the folder was listed: the next change of the folder says so.
      if (!stats) continue;
      const stamp = `${stats.mtimeNs} ${stats.size}`;
      const known = this.#entries.get(name);
      entries.set(name, known?.stamp === stamp ? known : await readEntry(name, file, stamp));
    }
    this.#entries = entries;
    const all = [...entries.values()];
    return {
      files: new Map(all.map(({ file }) => [file.name, file])),
      problems: all.flatMap(({ problem }) => problem ?? []),
    };
  }
}

function fileNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

async function readEntry(name: string, file: string, stamp: string): Promise<Entry> {
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex');
  const media: MediaFile = { name, path: file, bytes: content.length, hash };
  if (!IMAGE.test(name)) return { stamp, file: media };
  try {
    const { width, height, format, orientation = 1 } = await sharp(content).metadata();
    const isTurned = orientation >= 5;
    const image = { width: isTurned ? height : width, height: isTurned ? width : height, format };
    return { stamp, file: { ...media, image } };
  } catch (error) {
    const problem: Problem = {
      file: shownPath(file),
      cause: `this image cannot be read (${error instanceof Error ? error.message : String(error)}).`,
      remedy: 'Replace it with a whole image file; until then documents treat it as missing.',
    };
    return { stamp, file: media, problem };
  }
}
