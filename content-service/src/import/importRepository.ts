import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createClient, ForbiddenError } from '@prismicio/client';
import { readJson, writeAtomically } from '../model/contentFiles';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import { downloadedName } from '../model/origin';
import { ContentServiceError, displayPath, messageOf } from '../model/problems';

const DOWNLOADS_AT_ONCE = 4;
const DOWNLOAD_TIMEOUT_MS = 60_000;
const LONGEST_NAME_BYTES = 200;

/**
 * Existing media files are not downloaded again, so a repeated import continues an interrupted one.
 * @param from the address of a repository's API
 */
export async function importRepository(
  from: string,
  options: { documents: string; media: string; accessToken?: string | undefined },
) {
  const { documents: folder, media, accessToken } = options;
  const [name = ''] = new URL(from).hostname.split('.');
  const { metadata, documents } = await readApi(name, from, accessToken);
  const { license, languages, bookmarks } = metadata;
  writeSettings(folder, name, { name, license, languages, bookmarks });

  const failures: string[] = [];
  const addresses = new Map<string, string>();
  const earlier = filesById(folder);
  for (const document of documents) {
    const file = earlier.get(String(document.id)) ?? toFile(document);
    if (file) writeAtomically(path.join(folder, file), `${JSON.stringify(document, null, 2)}\n`);
    else failures.push(`A document has no usable id, type or language: ${String(document.id)}`);
    for (const [file, address] of findMedia(document.data ?? null)) addresses.set(file, address);
  }

  const missing = [...addresses].filter(([file]) => !existsSync(path.join(media, file)));
  const download = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [file, address] = next;
      await downloadFile(address, path.join(media, file)).catch((error: unknown) =>
        failures.push(`${address}: ${messageOf(error)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, download));
  const types = Object.keys(metadata.types);
  return { documents: documents.length, files: addresses.size, types, failures };
}

function writeSettings(folder: string, name: string, settings: object): void {
  const file = path.join(folder, 'repository.json');
  const earlier = readJson(file)?.json ?? {};
  const { name: other = name } = earlier;
  if (other !== name) {
    throw new ContentServiceError(
      `${displayPath(path.resolve(folder))} has documents of the repository "${String(other)}", but --from is the repository "${name}". Nothing was written.\n` +
        'Choose another folder with --documents.',
    );
  }
  writeAtomically(file, `${JSON.stringify({ ...earlier, ...settings }, null, 2)}\n`);
}

/** A document may have a file of another name, which an older import named after its uid. */
function filesById(folder: string): Map<Json | undefined, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const documents = names.filter((name) => /^[^/\\]+[/\\][^/\\]+[/\\][^/\\]+\.json$/.test(name));
  return new Map(documents.map((name) => [readJson(path.join(folder, name))?.json.id, name]));
}

/** The uid may change, and another document may get it, so the file has the name of the id. */
function toFile({ id, type, lang }: JsonObject): string | undefined {
  return [lang, type, id].every(isFileName) ? `${lang}/${type}/${id}.json` : undefined;
}

function isFileName(text: Json | undefined): text is string {
  if (typeof text !== 'string' || text === '' || /^\.|[/\\\0]/.test(text)) return false;
  return Buffer.byteLength(text) <= LONGEST_NAME_BYTES;
}

function findMedia(value: Json): [name: string, address: string][] {
  if (Array.isArray(value)) return value.flatMap(findMedia);
  if (!isJsonObject(value)) return [];
  const inner = Object.values(value).flatMap(findMedia);
  const isMedia = isJsonObject(value.dimensions) || value.link_type === 'Media';
  const name = isMedia && typeof value.url === 'string' ? downloadedName(value.url) : undefined;
  // Remove the query, which would crop or scale the file.
  return name ? [...inner, [name, String(value.url).replace(/[?#].*$/s, '')]] : inner;
}

async function downloadFile(address: string, file: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  mkdirSync(path.dirname(file), { recursive: true });
  const body = Readable.fromWeb(response.body as ReadableStream);
  await pipeline(body, createWriteStream(`${file}.part`));
  renameSync(`${file}.part`, file);
}

async function readApi(name: string, address: string, accessToken: string | undefined) {
  const client = createClient(name, { documentAPIEndpoint: address, accessToken });
  try {
    const metadata = await client.getRepository();
    // Read all pages under one ref, even if an editor publishes meanwhile.
    const { ref } = await client.getMasterRef();
    const documents = await client.dangerouslyGetAll({ ref, lang: '*' });
    return { metadata, documents: documents as unknown as JsonObject[] };
  } catch (error) {
    throw new ContentServiceError(`${address} could not be read: ${toCause(error)}`);
  }
}

function toCause(error: unknown): string {
  if (error instanceof ForbiddenError) {
    return (
      'the repository is private, or the token has no right to read it.\n' +
      'Make a permanent access token under “Settings › API & Security” in Prismic, and pass it with --access-token.'
    );
  }
  return (
    `${messageOf(error)}\nCheck the address, such as ` +
    'https://<repository>.cdn.prismic.io/api/v2, and run the same command again.'
  );
}
