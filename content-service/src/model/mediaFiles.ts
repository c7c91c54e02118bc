import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { displayPath } from './problems';
import type { Problem } from './problems';

const imageExtension = /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

/** A file of the media folder; `name` is its path inside the folder, with forward slashes. */
export type MediaFile = {
  name: string;
  path: string;
  bytes: number;
  hash: string;
  /** In pixels as displayed, after the rotation in the image's metadata. */
  image?: { width: number; height: number; format: string };
};

export type Media = { files: ReadonlyMap<string, MediaFile>; problems: readonly Problem[] };

type Entry = { stamp: string; file: MediaFile; problem?: Problem };

/** Reads the media folder. Later calls read only the files that changed. */
export class MediaReader {
  #entries = new Map<string, Entry>();

  constructor(readonly folder: string) {}

  /** Reads the size and hash of every file, and the dimensions of images. */
  async read(): Promise<Media> {
    const entries = new Map<string, Entry>();
    for (const name of fileNames(this.folder)) {
      const file = path.join(this.folder, name);
      const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
      // The file was deleted after the folder was listed; the watcher reports the deletion.
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
  if (!imageExtension.test(name)) return { stamp, file: media };
  try {
    const { width, height, format, orientation = 1 } = await sharp(content).metadata();
    const isRotated = orientation >= 5;
    const image = { width: isRotated ? height : width, height: isRotated ? width : height, format };
    return { stamp, file: { ...media, image } };
  } catch (error) {
    const problem: Problem = {
      file: displayPath(file),
      cause: `this image cannot be decoded (${error instanceof Error ? error.message : String(error)}).`,
      remedy: 'Replace it with a valid image file. Until then documents treat it as missing.',
    };
    return { stamp, file: media, problem };
  }
}
