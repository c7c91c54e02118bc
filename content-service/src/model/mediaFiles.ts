import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles, problemOf } from './contentFiles';
import { displayPath, messageOf } from './problems';
import type { Problem } from './problems';

const imageExtension = /\.(?:jpe?g|png|webp|avif|gif|svg|tiff?)$/i;

export type MediaFile = {
  /** The path inside the media folder, with forward slashes. */
  name: string;
  path: string;
  bytes: number;
  hash: string;
  /** The sides are in pixels, after the rotation that the file's metadata requires. */
  image?: { width: number; height: number; format: string };
};

/** Decoding takes up to 7 bytes a pixel (measured with a progressive JPEG), so at most 840 MB. */
export const MAX_IMAGE_PIXELS = 120_000_000;

const untransformedFormats = ['svg', 'gif'];

type Entry = { stamp: string; file?: MediaFile; problem?: Problem };

/** Reads the media folder. Later calls of `read` read only the files that changed. */
export class MediaReader {
  #entries = new Map<string, Entry>();

  constructor(readonly folder: string) {}

  async read(): Promise<{ files: ReadonlyMap<string, MediaFile>; problems: Problem[] }> {
    const entries = new Map<string, Entry>();
    const problems: Problem[] = [];
    const listed = listFiles(this.folder, (problem) => problems.push(problem));
    for (const { path: file, stamp } of listed) {
      const name = path.relative(this.folder, file).split(path.sep).join('/');
      const known = this.#entries.get(name);
      entries.set(name, known?.stamp === stamp ? known : await readEntry(name, file, stamp));
    }
    this.#entries = entries;
    const all = [...entries.values()];
    return {
      files: new Map(all.flatMap(({ file }) => (file ? [[file.name, file] as const] : []))),
      problems: [...problems, ...all.flatMap(({ problem }) => problem ?? [])],
    };
  }
}

export function isTransformable(image: MediaFile['image']): image is NonNullable<typeof image> {
  return image !== undefined && !untransformedFormats.includes(image.format);
}

export function pixelProblem(image: NonNullable<MediaFile['image']>): string | undefined {
  const { width, height } = image;
  if (!isTransformable(image) || width * height <= MAX_IMAGE_PIXELS) return undefined;
  return (
    `has ${width} × ${height} pixels, and the service transforms images of at most ` +
    `${MAX_IMAGE_PIXELS / 1_000_000} million pixels`
  );
}

async function readEntry(name: string, file: string, stamp: string): Promise<Entry> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      bytes += (chunk as Buffer).length;
      hash.update(chunk as Buffer);
    }
  } catch (error) {
    return { stamp, problem: problemOf(error, file) };
  }
  const media: MediaFile = { name, path: file, bytes, hash: hash.digest('hex') };
  if (!imageExtension.test(name)) return { stamp, file: media };
  const place = { file: displayPath(file) };
  try {
    const { autoOrient, format } = await sharp(file, { limitInputPixels: false }).metadata();
    const image = { width: autoOrient.width, height: autoOrient.height, format };
    const fault = pixelProblem(image);
    const remedy =
      'Replace it with a smaller one. Until then requests that convert the image get an error.';
    const problem = fault ? { ...place, cause: `this image ${fault}.`, remedy } : undefined;
    return { stamp, file: { ...media, image }, problem };
  } catch (error) {
    const cause = `this image cannot be decoded (${messageOf(error)}).`;
    const remedy = 'Replace it with a valid image file. Until then documents treat it as missing.';
    return { stamp, file: media, problem: { ...place, cause, remedy } };
  }
}
