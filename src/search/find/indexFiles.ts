import { isShape, type Shape } from '../../content/shape';
import type { Language } from '../../i18n/languages';
import {
  fileName,
  filePath,
  formatVersion,
  manifestPath,
  type FileKind,
  type Manifest,
} from '../shape/format';
import { isSearchKind } from '../shape/searchDocument';
import { SearchFailure } from './searchFailure';

/** The part of the browser's `fetch` that a search needs. */
export type Fetch = (
  url: string,
  init?: { cache?: 'no-cache' },
) => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>;

/** Where an index is and how it is fetched. */
export type Place = { language: Language; baseUrl: string; fetch: Fetch };

/** The files of one build of an index, each fetched once. */
export type IndexFiles = {
  manifest: Manifest;
  /** @throws SearchFailure when the file does not come, or is not what it should be */
  read: (kind: FileKind, number: number) => Promise<Shape>;
};

/**
 * Reads the manifest of an index.
 *
 * @throws SearchFailure when there is none that this code can read
 */
export async function openFiles(place: Place): Promise<IndexFiles> {
  const { language, baseUrl } = place;
  // The one file whose name stays: an old copy would name files that are gone.
  const manifest = toManifest(await fetchJson(place, baseUrl + manifestPath(language), 'missing'));
  const files = new Map<string, Promise<Shape>>();
  const fetchFile = async (name: string) => {
    const url = baseUrl + filePath(language, manifest.build, name);
    const file = manifest.inline?.[name] ?? (await fetchJson(place, url, 'outdated'));
    if (!isShape(file)) throw new SearchFailure('damaged');
    if (file['build'] !== manifest.build) throw new SearchFailure('outdated');
    return file;
  };
  return {
    manifest,
    read: (kind, number) => {
      const name = fileName(kind, number);
      const known = files.get(name);
      if (known) return known;
      const file = fetchFile(name);
      files.set(name, file);
      // The next search asks again.
      file.catch(() => files.delete(name));
      return file;
    },
  };
}

async function fetchJson(
  { fetch }: Place,
  url: string,
  withoutFile: 'missing' | 'outdated',
): Promise<unknown> {
  const text = await fetchText(fetch, url, withoutFile);
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchFailure('damaged');
  }
}

async function fetchText(
  fetch: Fetch,
  url: string,
  withoutFile: 'missing' | 'outdated',
): Promise<string> {
  try {
    const response = await fetch(
      url,
      withoutFile === 'missing' ? { cache: 'no-cache' } : undefined,
    );
    if (response.ok) return await response.text();
    // A host that is out of order, or a captive network: neither says that there is no index.
    if (response.status !== 404 && response.status !== 410) throw new SearchFailure('offline');
  } catch (error) {
    throw error instanceof SearchFailure ? error : new SearchFailure('offline');
  }
  throw new SearchFailure(withoutFile);
}

function toManifest(raw: unknown): Manifest {
  if (!isShape(raw) || typeof raw['format'] !== 'number') throw new SearchFailure('damaged');
  if (raw['format'] !== formatVersion) throw new SearchFailure('outdated');
  const { build, kinds, terms, postings, records, inline } = raw;
  const isWhole =
    typeof build === 'string' &&
    isPairs(kinds) &&
    kinds.every(([kind]) => isSearchKind(kind)) &&
    isPairs(terms) &&
    isCounts(postings) &&
    isCounts(records) &&
    (inline === undefined || isShape(inline));
  if (!isWhole) throw new SearchFailure('damaged');
  return {
    format: formatVersion,
    build,
    kinds: kinds as Manifest['kinds'],
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
