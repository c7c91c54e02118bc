import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../scripts/lifecycle.mjs';

export const contentFolders = {
  types: 'customtypes',
  media: 'content-service/media',
  samples: 'content-service/documents',
};

/** The number of copies per type, relative to the other types. Other types are not copied. */
const typeShares = {
  article: 60,
  project: 25,
  page: 7,
  association_page: 6,
  person: 5,
  issue: 5,
  association: 2,
};

// Samples have dates until 2027. A copy is older, because an article of a future day has no page
// before that day.
const MIN_DAYS_OLDER = 730;
const MAX_DAYS_OLDER = 3900;

type StoredDocument = {
  id: string;
  type: string;
  lang: string;
  uid?: string;
  alternate_language_id?: string;
  last_publication_date: string;
  data: Record<string, unknown> & { title?: { text: string }[]; content?: object[] };
};

export type Written = {
  samples: number;
  counts: Record<string, number>;
  total: number;
  /** The file that the benchmark changes: an article. */
  toChange: string;
};

/**
 * Writes `total` documents: a project's samples, and older copies of samples and their translations.
 * Links lead to random documents of the same type. The same seed always gives the same documents.
 */
export function writeDocuments(
  project: string,
  folder: string,
  total: number,
  seed: number,
): Written {
  const own = path.join(project, contentFolders.samples);
  cpSync(own, folder, { recursive: true });
  const { languages } = readJson<{ languages: { id: string }[] }>(
    path.join(own, 'repository.json'),
  );
  const samples = languages.flatMap(({ id }) => readDocuments(path.join(own, id)));
  if (total <= samples.length) {
    throw new Problem(
      `There are already ${samples.length} sample documents. Give a larger number of documents.`,
    );
  }

  const random = randomFrom(String(seed));
  const weightedTypes = Object.entries(typeShares).flatMap(([type, share]) =>
    Array.from({ length: share }, () => type),
  );
  const copies: StoredDocument[] = [];
  for (let number = 1; copies.length < total - samples.length; number += 1) {
    const type = pick(weightedTypes, random);
    const originals = samples.filter((each) => each.type === type && !each.alternate_language_id);
    const original = pick(originals, random);
    const daysOlder = MIN_DAYS_OLDER + random(MAX_DAYS_OLDER - MIN_DAYS_OLDER);
    for (const sample of samples) {
      const isPart = sample === original || sample.alternate_language_id === original?.id;
      if (isPart) copies.push(copyOf(sample, number, daysOlder));
    }
  }
  copies.length = total - samples.length;

  const all = [...samples, ...copies];
  const idsOf = new Map<string, string[]>();
  const counts: Record<string, number> = {};
  for (const { id, type, lang } of all) {
    const ids = idsOf.get(type + lang) ?? [];
    idsOf.set(type + lang, ids);
    ids.push(id);
    for (const name of [type, lang]) counts[name] = (counts[name] ?? 0) + 1;
  }
  const alike = new Map(samples.map(({ id, type, lang }) => [id, idsOf.get(type + lang) ?? []]));
  for (const copy of copies) {
    const linked = changeValues(copy, (value) =>
      isLink(value) ? { ...value, id: pick(alike.get(value.id) ?? [], random) } : value,
    );
    writeJson(fileOf(folder, copy), linked);
  }
  const article = copies.find(({ type, lang }) => type === 'article' && lang === languages[0]?.id);
  const toChange = article ? fileOf(folder, article) : '';
  return { samples: samples.length, counts, total, toChange };
}

function copyOf(sample: StoredDocument, number: number, daysOlder: number): StoredDocument {
  const copy = changeValues(sample, (value) =>
    typeof value === 'string'
      ? value.replace(/^\d{4}-\d\d-\d\d/, (day) => toOlder(day, daysOlder))
      : value,
  );
  for (const name of ['id', 'uid', 'alternate_language_id'] as const) {
    if (copy[name]) copy[name] += `-${number}`;
  }
  const [title] = copy.data.title ?? [];
  if (title) title.text += ` ${number}`;
  return copy;
}

/** Returns a copy with each value and object inside changed. */
function changeValues(
  document: StoredDocument,
  change: (value: unknown) => unknown,
): StoredDocument {
  return JSON.parse(JSON.stringify(document), (_key, value) => change(value));
}

function isLink(value: unknown): value is { link_type: 'Document'; id: string } {
  return (
    typeof value === 'object' && value !== null && Reflect.get(value, 'link_type') === 'Document'
  );
}

function toOlder(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Adds a paragraph to an article. */
export function addParagraph(file: string, text = 'Viðbót.'): void {
  const document = readJson<StoredDocument>(file);
  document.data.content?.push({ type: 'paragraph', text, spans: [] });
  writeJson(file, { ...document, last_publication_date: new Date().toISOString() });
}

/** Creates a generator of whole numbers from 0 to `limit - 1`, which are the same in every run. */
export function randomFrom(key: string): (limit: number) => number {
  let state = createHash('sha256').update(key).digest().readUInt32LE();
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function pick<T>(list: readonly T[], random: (limit: number) => number): T | undefined {
  return list[random(list.length)];
}

function readDocuments(folder: string): StoredDocument[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson<StoredDocument>(path.join(folder, name)));
}

function fileOf(folder: string, { id, type, lang }: StoredDocument): string {
  return path.join(folder, lang, type, `${id}.json`);
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, value: StoredDocument): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
