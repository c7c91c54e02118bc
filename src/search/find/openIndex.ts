import { searchIndexPath } from '../../addresses';
import { isJsonObject, toDate, toText } from '../../content/values/cmsValues';
import type { JsonObject } from '../../content/values/cmsValues';
import type { SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { filePath, FORMAT_VERSION, RECORDS_PER_FILE } from '../shape/format';
import type { FileKind, Manifest, StoredRecord } from '../shape/format';
import { isSearchKind } from '../shape/searchDocument';
import { wordRulesOf } from '../wordRules';
import type { WordRules } from '../wordRules';
import type { Failure } from './SearchResult';

export type Fetch = (
  url: string,
  init?: { cache?: 'no-cache' },
) => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>;

type IndexLocation = { language: Language; baseUrl: string; fetch: Fetch };

/** Stops a search. `openSearch` converts this error to a failed result. */
export class SearchFailure extends Error {
  constructor(readonly reason: Failure) {
    super(`The search index is ${reason}.`);
  }
}

/** Fetches each file when a search needs it. Throws SearchFailure if a file cannot be read. */
export type Index = {
  language: Language;
  rules: WordRules;
  manifest: Manifest;
  /** The kind of each document, by document number. */
  kinds: SearchKind[];
  /** Calls `make` once per name, and later returns the same value. Retries after a failure. */
  cached: <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;
  read: (kind: FileKind, file: number | string, hash: string | undefined) => Promise<unknown>;
  readRecord: (document: number) => Promise<StoredRecord>;
};

/** Throws SearchFailure if the manifest is missing, invalid or of another format version. */
export async function openIndex(location: IndexLocation): Promise<Index> {
  const { language, baseUrl } = location;
  const url = baseUrl + searchIndexPath(language);
  const manifest = toManifest(await fetchJson(location, url, 'missing'));
  const made = new Map<string, Promise<unknown>>();

  const cached: Index['cached'] = (name, make) => {
    const value = (made.get(name) as ReturnType<typeof make> | undefined) ?? make();
    made.set(name, value);
    value.catch(() => made.delete(name));
    return value;
  };
  const read: Index['read'] = (kind, file, hash) => {
    if (hash === undefined) return Promise.reject(new SearchFailure('damaged'));
    const address = baseUrl + filePath(language, kind, file, hash);
    return cached(address, () => fetchJson(location, address, 'outdated'));
  };
  return {
    language,
    rules: wordRulesOf(language),
    manifest,
    kinds: manifest.kinds.flatMap(([kind, count]) => Array<SearchKind>(count).fill(kind)),
    cached,
    read,
    readRecord: async (document) => {
      const { file, position } = placeOf(document, manifest.kinds);
      const records = await read('records', file, manifest.hashes.records[file]);
      return toRecord(Array.isArray(records) ? records[position] : undefined);
    },
  };
}

function placeOf(document: number, kinds: Manifest['kinds']) {
  let file = 0;
  let position = document;
  for (const [, count] of kinds) {
    if (position < count) break;
    position -= count;
    file += Math.ceil(count / RECORDS_PER_FILE);
  }
  return {
    file: file + Math.floor(position / RECORDS_PER_FILE),
    position: position % RECORDS_PER_FILE,
  };
}

function toRecord(record: unknown): StoredRecord {
  if (!isJsonObject(record)) throw new SearchFailure('damaged');
  const { title, path, tags, people } = record;
  // A link must stay on this site: no other host and no `javascript:`.
  if (typeof title !== 'string' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) {
    throw new SearchFailure('damaged');
  }
  return {
    title,
    path,
    date: toDate(record['date']),
    lead: toText(record['lead']),
    body: toText(record['body']),
    tags: toTexts(tags),
    people: toTexts(people),
    category: toText(record['category']),
    association: toText(record['association']),
  };
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

async function fetchJson(
  { fetch }: IndexLocation,
  url: string,
  ifNotFound: 'missing' | 'outdated',
): Promise<unknown> {
  const text = await fetchText(fetch, url, ifNotFound);
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchFailure('damaged');
  }
}

async function fetchText(
  fetch: Fetch,
  url: string,
  ifNotFound: 'missing' | 'outdated',
): Promise<string> {
  try {
    // The manifest has the same URL in every build, so a cached copy may name deleted files.
    const init = ifNotFound === 'missing' ? ({ cache: 'no-cache' } as const) : undefined;
    const response = await fetch(url, init);
    if (response.ok) return await response.text();
    // Other statuses come from a failing host or a captive portal, so the index may still exist.
    if (response.status !== 404 && response.status !== 410) throw new SearchFailure('offline');
  } catch (error) {
    throw error instanceof SearchFailure ? error : new SearchFailure('offline');
  }
  throw new SearchFailure(ifNotFound);
}

function toManifest(raw: unknown): Manifest {
  if (!isJsonObject(raw) || typeof raw['format'] !== 'number') throw new SearchFailure('damaged');
  if (raw['format'] !== FORMAT_VERSION) throw new SearchFailure('outdated');
  const { kinds, lastDays, months, commonSearches, hashes } = raw;
  const isValid =
    isCounted(kinds, isSearchKind) &&
    Array.isArray(lastDays) &&
    lastDays.every(isNumberOrNull) &&
    isCounted(months, isNumberOrNull) &&
    isTexts(commonSearches) &&
    isJsonObject(hashes) &&
    isTexts(hashes['terms']) &&
    isTexts(hashes['records']);
  if (!isValid) throw new SearchFailure('damaged');
  return raw as JsonObject & Manifest;
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || Number.isInteger(value);
}

function isCounted(value: unknown, isKey: (key: unknown) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.every((pair: unknown) => {
      const [key, count] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return isKey(key) && typeof count === 'number' && Number.isInteger(count) && count >= 0;
    })
  );
}
