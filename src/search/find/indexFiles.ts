import { isJsonObject } from '../../content/cmsValues';
import type { JsonObject } from '../../content/cmsValues';
import type { Language } from '../../i18n/languages';
import { fileName, filePath, FORMAT_VERSION, HASH_DIGITS, manifestPath } from '../shape/format';
import type { FileKind, Manifest } from '../shape/format';
import { isSearchKind } from '../shape/searchDocument';
import { SearchFailure } from './searchFailure';

/** The parts of `fetch` that the search uses. */
export type Fetch = (
  url: string,
  init?: { cache?: 'no-cache' },
) => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>;

/** Where an index is and how to fetch it. */
export type IndexLocation = { language: Language; baseUrl: string; fetch: Fetch };

/** The files of an index from one build. Each is fetched once. */
export type IndexFiles = {
  manifest: Manifest;
  /**
   * Reads the file of a group with this number; groups of terms and postings have one file.
   *
   * @throws SearchFailure when the file cannot be fetched or is invalid
   */
  read: (kind: FileKind, group: number, file?: number) => Promise<JsonObject>;
};

/**
 * Fetches the manifest of an index.
 *
 * @throws SearchFailure when the manifest is missing, invalid or of another format version
 */
export async function openIndexFiles(location: IndexLocation): Promise<IndexFiles> {
  const { language, baseUrl } = location;
  const url = baseUrl + manifestPath(language);
  const manifest = toManifest(await fetchJson(location, url, 'missing'));
  const files = new Map<string, Promise<JsonObject>>();
  const fetchFile = async (name: string) => {
    const file = await fetchJson(location, baseUrl + filePath(language, name), 'outdated');
    if (!isJsonObject(file)) throw new SearchFailure('damaged');
    return file;
  };
  return {
    manifest,
    read: async (kind, group, number = 0) => {
      if (manifest.inline && kind !== 'records') return manifest.inline;
      const hash = manifest.hashes[kind].slice(group * HASH_DIGITS, (group + 1) * HASH_DIGITS);
      const name = fileName(kind, hash, number);
      const cached = files.get(name);
      if (cached) return cached;
      const file = fetchFile(name);
      files.set(name, file);
      // After a failure the next search tries again.
      file.catch(() => files.delete(name));
      return file;
    },
  };
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
    // Every build has the same URL for the manifest, so a cached copy may name files that are gone.
    const init = ifNotFound === 'missing' ? ({ cache: 'no-cache' } as const) : undefined;
    const response = await fetch(url, init);
    if (response.ok) return await response.text();
    // A failing host or a captive portal has another status: there may still be an index.
    if (response.status !== 404 && response.status !== 410) throw new SearchFailure('offline');
  } catch (error) {
    throw error instanceof SearchFailure ? error : new SearchFailure('offline');
  }
  throw new SearchFailure(ifNotFound);
}

function toManifest(raw: unknown): Manifest {
  if (!isJsonObject(raw) || typeof raw['format'] !== 'number') throw new SearchFailure('damaged');
  if (raw['format'] !== FORMAT_VERSION) throw new SearchFailure('outdated');
  const { kinds, lastDays, months, commonSearches, terms, postings, records, hashes, inline } = raw;
  const isValid =
    isPairs(kinds) &&
    kinds.every(([kind]) => isSearchKind(kind)) &&
    Array.isArray(lastDays) &&
    lastDays.every((day) => day === null || Number.isInteger(day)) &&
    Array.isArray(months) &&
    months.every(isMonth) &&
    isTexts(commonSearches) &&
    isTexts(terms) &&
    isTexts([postings]) &&
    Array.isArray(records) &&
    records.every(isCounts) &&
    isJsonObject(hashes) &&
    isTexts([hashes['terms'], hashes['postings'], hashes['records']]) &&
    (inline === undefined || isJsonObject(inline));
  if (!isValid) throw new SearchFailure('damaged');
  return {
    format: FORMAT_VERSION,
    kinds: kinds as Manifest['kinds'],
    lastDays,
    months,
    commonSearches,
    terms,
    postings: postings as string,
    records,
    hashes: hashes as Manifest['hashes'],
    inline: inline as Manifest['inline'],
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isPairs(value: unknown): value is [string, number][] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && isCounts([pair[1]]))
  );
}

function isMonth(value: unknown): value is Manifest['months'][number] {
  const [month, count] = Array.isArray(value) ? value : [];
  return (month === null || Number.isInteger(month)) && isCounts([count]);
}

function isCounts(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((count) => Number.isInteger(count) && count >= 0);
}
