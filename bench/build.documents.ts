import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../scripts/lifecycle.mjs';
import { DAY_MS, fieldValues, pick, randomFrom } from './build.fields';
import type { FieldDefinitions } from './build.fields';

export const contentFolders = {
  types: 'customtypes',
  media: 'content-service/media',
  samples: 'content-service/documents',
};

/** The number of documents per type, relative to the other types, of which each has `OTHER_SHARE`. */
const typeShares: Record<string, number> = {
  article: 60,
  project: 25,
  page: 7,
  association_page: 6,
  association: 2,
};
const OTHER_SHARE = 5;

const DOCUMENTS_PER_UNTRANSLATED = 4;

const FIRST_DAY_MS = Date.UTC(2016, 0, 1);
// All days are before 2026-09-06: an article of a future day has no page before that day.
const PERIOD_DAYS = 3900;

const icelandicWords =
  'hönnun arkitektúr miðstöð sýning verk efni basalt ull birki ljós rými torg vetur sumar borg höfn og við sem undir þar veggur þak gluggi teikning fjörður stóll skál letur lína bárujárn';
const otherWords =
  'design architecture centre exhibition work matter basalt wool birch light space square winter summer city harbour and beside which under where wall roof window drawing fjord chair bowl letter line iron';

type CustomType = { id: string; repeatable?: boolean; json: Record<string, FieldDefinitions> };
type StoredDocument = { id: string; type: string; lang: string; data: Record<string, unknown> };
type Settings = { languages: { id: string; is_master?: boolean }[] };
type Planned = { type: CustomType; number: number; name: string; langs: string[] };

export type Written = ReturnType<typeof writeDocuments>;

/** Writes a project's samples and generated documents. The same seed gives the same documents. */
export function writeDocuments(project: string, folder: string, total: number, seed: number) {
  const own = path.join(project, contentFolders.samples);
  cpSync(own, folder, { recursive: true });
  const { languages } = readJson<Settings>(path.join(own, 'repository.json'));
  const master = languages.find(({ is_master }) => is_master)?.id ?? '';
  const langs = [master, ...languages.map(({ id }) => id).filter((id) => id !== master)];
  const samples = langs.flatMap((lang) => readSamples(path.join(own, lang)));
  if (total <= samples.length) {
    throw new Problem(
      `There are already ${samples.length} sample documents. Set --documents to a larger number.`,
    );
  }

  const types = readTypes(path.join(project, contentFolders.types));
  const plan = planDocuments(types, total - samples.length, langs, seed);
  const files = readdirSync(path.join(project, contentFolders.media)).sort();
  const images = files.filter((file) => /\.(jpe?g|png|webp)$/.test(file));
  const written = [
    ...samples,
    ...plan.flatMap(({ type, name, langs: documentLangs }) =>
      documentLangs.map((lang) => ({ id: `${name}-${lang}`, type: type.id, lang })),
    ),
  ];
  for (const lang of langs) {
    const documents = new Map<string, string[]>();
    for (const { type, id } of written.filter((each) => each.lang === lang)) {
      documents.set(type, [...(documents.get(type) ?? []), id]);
    }
    const words = (lang === 'is' ? icelandicWords : otherWords).split(' ');
    for (const { type, number, name } of plan.filter((planned) => planned.langs.includes(lang))) {
      const random = randomFrom(`${seed} ${type.id} ${number} ${lang}`);
      const inUse = valuesInUse(samples, type.id, lang);
      const day = FIRST_DAY_MS + randomFrom(`${seed} ${number}`)(PERIOD_DAYS) * DAY_MS;
      const fields: FieldDefinitions = Object.assign({}, ...Object.values(type.json));
      const hasUid = Object.values(fields).some((field) => field.type === 'UID');
      writeJson(path.join(folder, lang, type.id, `${name}.json`), {
        id: `${name}-${lang}`,
        ...(hasUid ? { uid: name } : {}),
        type: type.id,
        lang,
        ...(lang === master ? {} : { alternate_language_id: `${name}-${master}` }),
        tags: [pick(words, random)],
        first_publication_date: new Date(day).toISOString(),
        last_publication_date: new Date(day + DAY_MS).toISOString(),
        data: fieldValues(fields, { random, words, documents, images, files, inUse, day }),
      });
    }
  }
  const counts: Record<string, number> = {};
  for (const name of written.flatMap(({ type, lang }) => [type, lang])) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  // The changed document is of the most common type.
  const mostCommon = Math.max(...plan.map(({ type }) => shareOf(type)));
  const common = plan.filter(({ type }) => shareOf(type) === mostCommon);
  const { type, name } = common[Math.floor(common.length / 2)] ?? {};
  const toChange = path.join(folder, master, type?.id ?? '', `${name}.json`);
  return { samples: samples.length, counts, total: written.length, toChange };
}

export function addParagraph(file: string, text = 'Viðbót.'): void {
  const document = readJson<StoredDocument>(file);
  const texts = Object.entries(document.data).filter(([, value]) => Array.isArray(value));
  const lengths = texts.map(([, value]) => JSON.stringify(value).length);
  const [field, blocks] = texts[lengths.indexOf(Math.max(...lengths))] ?? [];
  if (field === undefined || !Array.isArray(blocks)) throw new Error(`${file} has no rich text.`);
  const added = { type: 'paragraph', text, spans: [] };
  writeJson(file, {
    ...document,
    last_publication_date: new Date(FIRST_DAY_MS + (PERIOD_DAYS + 1) * DAY_MS).toISOString(),
    data: { ...document.data, [field]: [...blocks, added] },
  });
}

/** The first document of each type has all languages, so that links have a target. */
function planDocuments(
  types: CustomType[],
  count: number,
  langs: string[],
  seed: number,
): Planned[] {
  const weightedTypes = types.flatMap((type) => Array.from({ length: shareOf(type) }, () => type));
  const random = randomFrom(String(seed));
  const plan: Planned[] = [];
  for (let remaining = count, number = 0; remaining > 0; number += 1) {
    const type = types[number] ?? pick(weightedTypes, random);
    if (!type) break;
    const isTranslated = number < types.length || random(DOCUMENTS_PER_UNTRANSLATED) > 0;
    const documentLangs = langs.slice(0, Math.min(remaining, isTranslated ? langs.length : 1));
    const name = `${type.id.replaceAll('_', '-')}-${number}`;
    plan.push({ type, number, name, langs: documentLangs });
    remaining -= documentLangs.length;
  }
  return plan;
}

function shareOf({ id }: CustomType): number {
  return typeShares[id] ?? OTHER_SHARE;
}

function readTypes(folder: string): CustomType[] {
  return readdirSync(folder)
    .map((type) => readJson<CustomType>(path.join(folder, type, 'index.json')))
    .filter(({ repeatable }) => repeatable !== false);
}

function readSamples(folder: string): StoredDocument[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson<StoredDocument>(path.join(folder, name)));
}

/** Returns the samples' values by field, so that generated values fit the language. */
function valuesInUse(samples: StoredDocument[], type: string, lang: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { data } of samples.filter((each) => each.type === type && each.lang === lang)) {
    for (const [field, value] of Object.entries(data)) {
      if (typeof value === 'string') values.set(field, [...(values.get(field) ?? []), value]);
    }
  }
  return values;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, value: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
