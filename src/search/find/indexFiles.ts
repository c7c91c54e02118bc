import { isJsonObject } from '../../content/cmsValues';
import type { JsonObject } from '../../content/cmsValues';
import type { Language } from '../../i18n/languages';
import { fileName, filePath, FORMAT_VERSION, manifestPath } from '../shape/format';
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
  /** @throws SearchFailure when the file cannot be fetched or is invalid */
  read: (kind: FileKind, number: number) => Promise<JsonObject>;
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
    const fileUrl = baseUrl + filePath(language, manifest.build, name);
    const file = manifest.inline?.[name] ?? (await fetchJson(location, fileUrl, 'outdated'));
    if (!isJsonObject(file)) throw new SearchFailure('damaged');
    if (file['build'] !== manifest.build) throw new SearchFailure('outdated');
    return file;
  };
  return {
    manifest,
    read: (kind, number) => {
      const name = fileName(kind, number);
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
  const { build, kinds, lastDays, commonSearches, terms, postings, records, inline } = raw;
  const isValid =
    typeof build === 'string' &&
    isPairs(kinds) &&
    kinds.every(([kind]) => isSearchKind(kind)) &&
    Array.isArray(lastDays) &&
    lastDays.every((day) => day === null || Number.isInteger(day)) &&
    Array.isArray(commonSearches) &&
    commonSearches.every((text) => typeof text === 'string') &&
    isPairs(terms) &&
    isCounts(postings) &&
    isCounts(records) &&
    (inline === undefined || isJsonObject(inline));
  if (!isValid) throw new SearchFailure('damaged');
  return {
    format: FORMAT_VERSION,
    build,
    kinds: kinds as Manifest['kinds'],
    lastDays,
    commonSearches,
    terms,
    postings,
    records,
    inline,
  };
}

function isPairs(value: unknown): value is [string, number][] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && isCounts([pair[1]]))
  );
}

function isCounts(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((count) => Number.isInteger(count) && count >= 0);
}
