import { existsSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../files';

/** The files of earlier builds, by path. `query` is the request for which the service sent it. */
export type Downloads = Map<string, { query: string; etag: string; isImmutable: boolean }>;

type Options = {
  /** Origin of the content service. */
  origin: string;
  /** Folder of the built site. */
  folder: string;
  /** Paths of the files to download, each with one page that needs it. */
  files: ReadonlyMap<string, string>;
  /** Updated for the next build, which skips unchanged files. */
  downloads: Downloads;
  onDownloaded: () => void;
  timeoutMs?: number;
};

/** A file that cannot be downloaded. The message names path, cause and remedy. */
export class MediaError extends Error {}

// More requests would only wait: the service already uses every core to convert images.
const MAX_PARALLEL_DOWNLOADS = 8;
/** One large image may take long to convert. */
const TIMEOUT_MS = 45_000;

/**
 * Also deletes files of earlier builds that no page needs any more.
 * @throws MediaError for a file that cannot be downloaded
 */
export async function downloadMedia({
  origin,
  folder,
  files,
  downloads,
  onDownloaded,
  timeoutMs = TIMEOUT_MS,
}: Options): Promise<void> {
  for (const address of downloads.keys()) {
    if (files.has(address)) continue;
    rmSync(fileOf(folder, address), { force: true });
    downloads.delete(address);
  }
  const download = async (address: string, page: string, file: string): Promise<void> => {
    const query = toMediaQuery(address);
    const url = origin + query;
    const failure = (cause: string, remedy: string) =>
      new MediaError(
        `${address} of the page ${page} cannot be downloaded: ${url} ${cause}. ${remedy}`,
      );
    const noResponse = (error: unknown): never => {
      const cause = `does not respond (${errorCause(error)})`;
      throw failure(cause, 'Is the content service still running?');
    };
    const last = existsSync(file) ? downloads.get(address) : undefined;
    if (last?.query === query && last.isImmutable) return;
    const headers: Record<string, string> = last?.etag ? { 'if-none-match': last.etag } : {};
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers, signal }).catch(noResponse);
    if (response.status === 404) {
      const remedy = 'Put the file into the media folder, or correct the document that names it.';
      throw failure('responded with 404', remedy);
    }
    if (response.status !== 304) {
      if (!response.ok) {
        const said = await response.text().catch(() => '');
        throw failure(`responded with ${response.status}`, said);
      }
      const body = Buffer.from(await response.arrayBuffer().catch(noResponse));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, body);
    }
    downloads.set(address, {
      query,
      etag: response.headers.get('etag') ?? '',
      isImmutable: /\bimmutable\b/.test(response.headers.get('cache-control') ?? ''),
    });
  };

  await inParallel(files, MAX_PARALLEL_DOWNLOADS, async ([address, page]) => {
    await download(address, page, fileOf(folder, address));
    onDownloaded();
  });
}

/** The file has the decoded name, because hosts decode the path of a request. */
function fileOf(folder: string, address: string): string {
  const media = path.join(folder, 'media');
  try {
    const file = path.join(folder, decodeURIComponent(address));
    if (file.startsWith(media + path.sep)) return file;
  } catch {
    // Malformed percent-encoding, as in `/media/100%.pdf`, gets the error below.
  }
  throw new Error(`${address} is not the address of a media file. Correct the link to it.`);
}

/** Returns an error's cause, or else the error. The message of a failed `fetch` gives no reason. */
export function errorCause(error: unknown): unknown {
  return (error as Error).cause ?? error;
}

/**
 * The content service's default quality, 75, is for JPEG. AVIF needs another quality. For Prismic's
 * images, imgix chooses the quality.
 */
const avifQuality = '50';

const rendition = /^(.+)@([a-z-]+_[^~@/]*(?:~[a-z-]+_[^~@/]*)*)\.(avif|jpg|png)$/;

/**
 * Returns the request to the content service for a file of the built site. For a rendition
 * (content/values/ownMedia.ts), such as `/media/basalt-01.jpg@rect_0_0_900_900~w_800.avif`, returns
 * `/media/basalt-01.jpg?rect=0%2C0%2C900%2C900&w=800&fm=avif&q=50`.
 */
export function toMediaQuery(address: string): string {
  const [, file, parameters = '', format] = rendition.exec(address) ?? [];
  if (file === undefined || format === undefined) return address;
  const query = new URLSearchParams();
  for (const part of parameters.split('~')) {
    const [name = '', ...value] = part.split('_');
    query.set(name, decodeURIComponent(value.join(',')));
  }
  query.set('fm', format);
  if (format === 'avif') query.set('q', avifQuality);
  return `${file}?${query}`;
}
