import { searchIndexPath } from '../../addresses';
import type { Language } from '../../i18n/languages';
import { filePath, FORMAT_VERSION, RECORDS_PER_FILE } from '../shape/format';
import type { FileKind, Manifest, StoredRecord } from '../shape/format';
import { wordRules } from '../wordRules';
import type { Failure } from './SearchResult';

export type Fetch = (
  url: string,
  init?: { cache?: 'no-cache' },
) => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>;

export class SearchFailure extends Error {
  constructor(readonly reason: Failure) {
    super(`The search index is ${reason}.`);
  }
}

export type Index = Awaited<ReturnType<typeof openIndex>>;

/** Fetches each file when a search needs it. Throws SearchFailure if a file cannot be fetched. */
export async function openIndex(language: Language, fetch: Fetch) {
  const manifest = await fetchJson<Manifest>(fetch, searchIndexPath(language), 'missing');
  if (manifest.format !== FORMAT_VERSION) throw new SearchFailure('outdated');
  const made = new Map<string, Promise<unknown>>();

  /** Calls `make` once per name, and later returns the same value. Retries after a failure. */
  const cached = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const value = (made.get(name) as Promise<Value> | undefined) ?? make();
    made.set(name, value);
    value.catch(() => made.delete(name));
    return value;
  };
  const read = <Content>(kind: FileKind, file: number) => {
    const address = filePath(language, kind, file, manifest.hashes[kind][file] ?? '');
    return cached(address, () => fetchJson<Content>(fetch, address, 'outdated'));
  };
  return {
    language,
    rules: wordRules[language],
    manifest,
    cached,
    read,
    readRecord: async (document: number) => {
      const file = Math.floor(document / RECORDS_PER_FILE);
      const record = (await read<StoredRecord[]>('records', file))[document % RECORDS_PER_FILE];
      // A link must stay on this site: no other host and no `javascript:`.
      if (!record || !/^\/(?![/\\])/.test(record.path)) throw new SearchFailure('missing');
      return record;
    },
  };
}

async function fetchJson<Content>(
  fetch: Fetch,
  url: string,
  ifNotFound: 'missing' | 'outdated',
): Promise<Content> {
  // The manifest has the same URL in every build, so a cached copy may name deleted files.
  const init = ifNotFound === 'missing' ? ({ cache: 'no-cache' } as const) : undefined;
  const offline = () => {
    throw new SearchFailure('offline');
  };
  const response = await fetch(url, init).catch(offline);
  if (response.status === 404 || response.status === 410) throw new SearchFailure(ifNotFound);
  // Other statuses come from a failing host or a captive portal, so the index may still exist.
  if (!response.ok) return offline();
  return JSON.parse(await response.text().catch(offline));
}
