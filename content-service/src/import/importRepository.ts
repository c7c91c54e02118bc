import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import type { FetchLike } from '@prismicio/client';
import { downloadedName } from '../model/origin';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import { ContentServiceError, displayPath } from '../model/problems';
import { readSource } from './readSource';
import type { Source } from './readSource';

const DOWNLOADS_AT_ONCE = 4;
const DOWNLOAD_TIMEOUT_MS = 60_000;
const LONGEST_NAME_BYTES = 200;

export type ImportOptions = {
  /** Address of an API, or a folder of its answers. */
  from: string;
  /** Folders, relative to the working folder. */
  documents: string;
  media: string;
  accessToken?: string;
  fetch?: FetchLike;
  /** Receives a line of the progress. */
  report?: (line: string) => void;
};

export type ImportResult = {
  documents: number;
  files: number;
  types: string[];
  /** What could not be brought: a document without a usable name, a file that could not be downloaded. */
  failures: string[];
};

/**
 * Brings the published documents of a repository to files, as its API sends them, and their images and other
 * media to the media folder. What is there already is not requested again, so an import that was cut off goes
 * on when it is repeated, and a later one brings what has changed.
 *
 * @throws {ContentServiceError} when the source cannot be read, or the folder has another repository's documents
 */
export async function importRepository({
  from,
  documents: folder,
  media,
  accessToken,
  fetch: request = fetch as unknown as FetchLike,
  report = () => undefined,
}: ImportOptions): Promise<ImportResult> {
  const source = await readSource(from, { accessToken, fetch: request });
  writeSettings(folder, source);

  const failures: string[] = [];
  const addresses = new Map<string, string>();
  let count = 0;
  for await (const document of source.documents) {
    const file = toFile(document);
    if (file === undefined)
      failures.push(`A document has no usable id, type or language: ${String(document.id)}`);
    else writeWhole(path.join(folder, file), `${JSON.stringify(document, null, 2)}\n`);
    for (const [name, address] of findMedia(document.data ?? null)) addresses.set(name, address);
    count += 1;
    if (count % 100 === 0) report(`${count} of ${source.total} documents`);
  }
  report(`${count} documents in ${displayPath(path.resolve(folder))}`);

  const missing = [...addresses].filter(([name]) => !existsSync(path.join(media, name)));
  let done = 0;
  const download = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [name, address] = next;
      await downloadFile(address, path.join(media, name), request).catch((error: unknown) =>
        failures.push(`${address}: ${error instanceof Error ? error.message : String(error)}`),
      );
      done += 1;
      if (done % 20 === 0) report(`${done} of ${addresses.size} files`);
    }
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, download));
  report(`${addresses.size} files in ${displayPath(path.resolve(media))}`);
  return { documents: count, files: addresses.size, types: source.types, failures };
}

/** @throws {ContentServiceError} when the folder has the documents of another repository */
function writeSettings(folder: string, { name, license, languages, bookmarks }: Source): void {
  const file = path.join(folder, 'repository.json');
  const settings = { name, ...(license ? { license } : {}), languages, bookmarks };
  if (existsSync(file)) {
    const { name: other } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
    if (other !== name) {
      throw new ContentServiceError(
        `${displayPath(path.resolve(folder))} has the documents of "${other}", and this is "${name}". Nothing was written.\n` +
          'Choose another folder with --documents.',
      );
    }
  }
  writeWhole(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/** Never leaves half a file behind. */
function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** `<language>/<type>/<uid or id>.json`. @returns undefined when these are no names of files */
function toFile({ id, uid, type, lang }: JsonObject): string | undefined {
  const name = isFileName(uid) ? uid : id;
  return [lang, type, name, id].every(isFileName) ? `${lang}/${type}/${name}.json` : undefined;
}

function isFileName(text: Json | undefined): text is string {
  return (
    typeof text === 'string' &&
    text !== '' &&
    !/^\.|[/\\\0]/.test(text) &&
    Buffer.byteLength(text) <= LONGEST_NAME_BYTES
  );
}

/** The files of images and of links to media in a document's data, by their names in the media folder. */
function findMedia(value: Json): [name: string, address: string][] {
  if (Array.isArray(value)) return value.flatMap(findMedia);
  if (!isJsonObject(value)) return [];
  const inner = Object.values(value).flatMap(findMedia);
  const isMedia = isJsonObject(value.dimensions) || value.link_type === 'Media';
  const name = isMedia && typeof value.url === 'string' ? downloadedName(value.url) : undefined;
  // Without its query the address is that of the whole file.
  return name ? [...inner, [name, String(value.url).replace(/[?#].*$/s, '')]] : inner;
}

async function downloadFile(address: string, file: string, request: FetchLike): Promise<void> {
  const response = (await request(address, {
    signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
  })) as Response;
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  mkdirSync(path.dirname(file), { recursive: true });
  const body = Readable.fromWeb(response.body as ReadableStream);
  await pipeline(body, createWriteStream(`${file}.part`));
  renameSync(`${file}.part`, file);
}
