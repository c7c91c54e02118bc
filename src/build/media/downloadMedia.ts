import { existsSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from './inParallel';
import { errorCause } from './errorCause';
import { toMediaQuery } from './toMediaQuery';

/** The ETags of downloaded files, by path. */
export type Etags = Map<string, string>;

type Options = {
  /** Origin of the content service: `http://localhost:3100`. */
  origin: string;
  /** Folder of the built site. */
  folder: string;
  /** Paths of the files to download, each with one page that needs it. */
  files: ReadonlyMap<string, string>;
  /** ETags of files from earlier builds, updated for the next build, which skips unchanged files. */
  etags: Etags;
  onDownloaded: () => void;
};

// More requests would only wait: the service already uses every core to convert images.
const MAX_PARALLEL_DOWNLOADS = 8;
const TIMEOUT_MS = 120_000;

/**
 * Downloads media files from the content service into the built site. It deletes files of earlier
 * builds that no page needs any more.
 *
 * @throws Error with path, cause and remedy for a file that cannot be downloaded
 */
export async function downloadMedia({
  origin,
  folder,
  files,
  etags,
  onDownloaded,
}: Options): Promise<void> {
  for (const address of etags.keys()) {
    if (files.has(address)) continue;
    rmSync(fileOf(folder, address), { force: true });
    etags.delete(address);
  }
  await inParallel(files, MAX_PARALLEL_DOWNLOADS, async ([address, page]) => {
    const url = origin + toMediaQuery(address);
    const failure = (cause: string, remedy: string) =>
      new Error(`${address} of the page ${page} cannot be downloaded: ${url} ${cause}. ${remedy}`);
    const file = fileOf(folder, address);
    const etag = existsSync(file) ? etags.get(address) : undefined;
    const response = await request(url, etag).catch((error: unknown) => {
      const cause = `does not respond (${errorCause(error)})`;
      throw failure(cause, 'Is the content service still running?');
    });
    if (response.status === 404) {
      const remedy = 'Put the file into the media folder, or correct the document that names it.';
      throw failure('responded with 404', remedy);
    }
    if (response.status !== 304) {
      if (!response.ok) {
        throw failure(`responded with ${response.status}`, await response.text());
      }
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(await response.arrayBuffer()));
      etags.set(address, response.headers.get('etag') ?? '');
    }
    onDownloaded();
  });
}

function request(url: string, etag: string | undefined): Promise<Response> {
  return fetch(url, {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** The file has the decoded name, because hosts decode the path of a request. */
function fileOf(folder: string, address: string): string {
  const media = path.join(folder, 'media');
  try {
    const file = path.join(folder, decodeURIComponent(address));
    if (file.startsWith(media + path.sep)) return file;
  } catch {
    // The percent-encoding is malformed: `/media/100%.pdf`.
  }
  throw new Error(`${address} is not the address of a media file. Correct the link to it.`);
}
