import { existsSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from './inParallel';
import { reasonOf } from './reasonOf';
import { toMediaQuery } from './toMediaQuery';

/** The service's word for what a file holds, by the file's address. */
export type Etags = Map<string, string>;

type Wish = {
  /** Of the content service: `http://localhost:3100`. */
  origin: string;
  /** The built site. */
  folder: string;
  /** Addresses of files, and a page that names each. */
  wanted: ReadonlyMap<string, string>;
  /** What earlier builds took; kept up to date, so that the next one asks only for what changed. */
  etags: Etags;
  onTaken: () => void;
};

// More would only wait for each other: the service makes the images with all there is.
const atOnce = 8;
const answersWithinMs = 120_000;

/**
 * Takes media files from the content service into the built site, and takes away those that an
 * earlier build took and no page names any more.
 *
 * @throws Error with name, cause and remedy for a file that cannot be had
 */
export async function takeMedia({ origin, folder, wanted, etags, onTaken }: Wish): Promise<void> {
  for (const address of etags.keys()) {
    if (wanted.has(address)) continue;
    rmSync(fileOf(folder, address), { force: true });
    etags.delete(address);
  }
  await inParallel(wanted, atOnce, async ([address, page]) => {
    const url = origin + toMediaQuery(address);
    const refuse = (cause: string, remedy: string) =>
      new Error(`${address} of the page ${page} cannot be had: ${url} ${cause}. ${remedy}`);
    const file = fileOf(folder, address);
    const known = existsSync(file) ? etags.get(address) : undefined;
    const answer = await ask(url, known).catch((error: unknown) => {
      throw refuse(`does not answer (${reasonOf(error)})`, 'Is the content service still running?');
    });
    if (answer.status === 404) {
      const remedy = 'Put the file into the media folder, or correct the document that names it.';
      throw refuse('answers 404', remedy);
    }
    if (answer.status !== 304) {
      if (!answer.ok) throw refuse(`answers ${answer.status}`, await answer.text());
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(await answer.arrayBuffer()));
      etags.set(address, answer.headers.get('etag') ?? '');
    }
    onTaken();
  });
}

function ask(url: string, etag: string | undefined): Promise<Response> {
  return fetch(url, {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(answersWithinMs),
  });
}

/** Hosts look for the decoded name. */
function fileOf(folder: string, address: string): string {
  const media = path.join(folder, 'media');
  const file = path.join(folder, decodeURIComponent(address));
  if (file.startsWith(media + path.sep)) return file;
  throw new Error(
    `${address} is not the address of a media file. Correct the link that leads there.`,
  );
}
