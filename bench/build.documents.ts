import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../scripts/problem.mjs';
import { fieldValues, type FieldDefinitions } from './build.fields';
import { pick, randomFrom } from './build.random';

/** Where a project has its content, from its root. */
export const contentFolders = {
  types: 'customtypes',
  media: 'content-service/media',
  samples: 'content-service/documents',
};

const IMAGE = /\.(jpe?g|png|webp)$/;

/** How many documents of a type there are beside those of others; the types of a later day included. */
const SHARES: Record<string, number> = {
  article: 60,
  project: 25,
  page: 7,
  association_page: 6,
  association: 2,
};
const OTHER_SHARE = 5;

/** One document in so many is in the master language only. */
const UNTRANSLATED_ONE_IN = 4;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2016, 0, 1);
const DAYS = 4000;

const WORDS: Record<string, string[]> = {
  is: 'hönnun arkitektúr miðstöð sýning verk efni basalt ull birki ljós rými torg vetur sumar borg höfn og við sem undir þar veggur þak gluggi teikning fjörður stóll skál letur lína bárujárn'.split(
    ' ',
  ),
  other:
    'design architecture centre exhibition work matter basalt wool birch light space square winter summer city harbour and beside which under where wall roof window drawing fjord chair bowl letter line iron'.split(
      ' ',
    ),
};

type CustomType = { id: string; repeatable?: boolean; json: Record<string, FieldDefinitions> };
type StoredDocument = { id: string; type: string; lang: string; data: Record<string, unknown> };
type Settings = { languages: { id: string; is_master?: boolean }[] };
type Planned = { type: CustomType; number: number; langs: string[] };

export type Written = {
  samples: number;
  /** Documents by type and by language, `{article: 1200}`. */
  counts: Record<string, number>;
  total: number;
  /** The file of one of them, of the most common type and in the master language. */
  toChange: string;
};

/**
 * Writes a repository's documents into a folder: the sample documents of a project, and beside them
 * generated ones of each of its repeatable types, most of them in all languages.
 *
 * @param total of both kinds
 * @param seed another one gives other documents; the same one always the same
 * @throws Problem when there are as many sample documents as that
 */
export function writeDocuments(
  project: string,
  folder: string,
  total: number,
  seed: number,
): Written {
  const own = path.join(project, contentFolders.samples);
  cpSync(own, folder, { recursive: true });
  const { languages } = readJson<Settings>(path.join(own, 'repository.json'));
  const master = languages.find(({ is_master }) => is_master)?.id ?? '';
  const langs = [master, ...languages.map(({ id }) => id).filter((id) => id !== master)];
  const samples = langs.flatMap((lang) => readSamples(path.join(own, lang)));
  if (total <= samples.length) {
    throw new Problem(`There are ${samples.length} sample documents: give --documents more.`);
  }

  const types = readTypes(path.join(project, contentFolders.types));
  const plan = planDocuments(types, total - samples.length, langs, seed);
  const files = readdirSync(path.join(project, contentFolders.media)).sort();
  const images = files.filter((file) => IMAGE.test(file));
  const written: Pick<StoredDocument, 'id' | 'type' | 'lang'>[] = [...samples];
  for (const { type, number, langs: its } of plan) {
    written.push(...its.map((lang) => ({ id: idOf(type, number, lang), type: type.id, lang })));
  }
  for (const lang of langs) {
    const documents = groupIds(written.filter((document) => document.lang === lang));
    for (const { type, number } of plan.filter((planned) => planned.langs.includes(lang))) {
      const random = randomFrom(`${seed} ${type.id} ${number} ${lang}`);
      const words = WORDS[lang] ?? WORDS.other ?? [];
      const inUse = valuesInUse(samples, type.id, lang);
      // Translations are published together.
      const day = FIRST_DAY + randomFrom(`${seed} ${number}`)(DAYS) * DAY_MS;
      writeJson(path.join(folder, lang, type.id, `${nameOf(type, number)}.json`), {
        ...describe(type, number, lang, master),
        tags: [pick(words, random)],
        first_publication_date: new Date(day).toISOString(),
        last_publication_date: new Date(day + DAY_MS).toISOString(),
        data: fieldValues(fieldsOf(type), {
          random,
          words,
          documents,
          images,
          files,
          inUse,
          day,
        }),
      });
    }
  }
  const counts = countBy(written.flatMap(({ type, lang }) => [type, lang]));
  const common = plan
    .filter(({ type }) => shareOf(type) === Math.max(...plan.map((each) => shareOf(each.type))))
    .map(({ type, number }) => path.join(folder, master, type.id, `${nameOf(type, number)}.json`));
  const toChange = common[Math.floor(common.length / 2)] ?? '';
  return { samples: samples.length, counts, total: written.length, toChange };
}

/** Changes a document as an editor does who adds a paragraph to its longest text. */
export function addParagraph(file: string): void {
  const document = readJson<StoredDocument>(file);
  const texts = Object.entries(document.data).filter(([, value]) => Array.isArray(value));
  const lengths = texts.map(([, value]) => JSON.stringify(value).length);
  const [field, blocks] = texts[lengths.indexOf(Math.max(...lengths))] ?? [];
  if (field === undefined || !Array.isArray(blocks)) throw new Error(`${file} has no text.`);
  const added = { type: 'paragraph', text: 'Viðbót.', spans: [] };
  writeJson(file, {
    ...document,
    last_publication_date: new Date(FIRST_DAY + (DAYS + 1) * DAY_MS).toISOString(),
    data: { ...document.data, [field]: [...blocks, added] },
  });
}

/** The first document of each type has all languages, so that links to the type have a target. */
function planDocuments(
  types: CustomType[],
  count: number,
  langs: string[],
  seed: number,
): Planned[] {
  const wheel = types.flatMap((type) => Array.from({ length: shareOf(type) }, () => type));
  const random = randomFrom(String(seed));
  const plan: Planned[] = [];
  for (let left = count, number = 0; left > 0; number += 1) {
    const type = types[number] ?? pick(wheel, random);
    if (!type) break;
    const isFirst = number < types.length;
    const isTranslated = isFirst || random(UNTRANSLATED_ONE_IN) > 0;
    const its = langs.slice(0, Math.min(left, isTranslated ? langs.length : 1));
    plan.push({ type, number, langs: its });
    left -= its.length;
  }
  return plan;
}

function describe(type: CustomType, number: number, lang: string, master: string) {
  const hasUid = Object.values(fieldsOf(type)).some((field) => field.type === 'UID');
  return {
    id: idOf(type, number, lang),
    ...(hasUid ? { uid: nameOf(type, number) } : {}),
    type: type.id,
    lang,
    ...(lang === master ? {} : { alternate_language_id: idOf(type, number, master) }),
  };
}

/** Of all tabs. */
function fieldsOf({ json }: CustomType): FieldDefinitions {
  return Object.assign({}, ...Object.values(json));
}

function shareOf({ id }: CustomType): number {
  return SHARES[id] ?? OTHER_SHARE;
}

function nameOf(type: CustomType, number: number): string {
  return `${type.id.replaceAll('_', '-')}-${number}`;
}

function idOf(type: CustomType, number: number, lang: string): string {
  return `${nameOf(type, number)}-${lang}`;
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

/** Choices that make sense together: a category belongs to one language, say. */
function valuesInUse(samples: StoredDocument[], type: string, lang: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { data } of samples.filter((each) => each.type === type && each.lang === lang)) {
    for (const [field, value] of Object.entries(data)) {
      if (typeof value === 'string') values.set(field, [...(values.get(field) ?? []), value]);
    }
  }
  return values;
}

function groupIds(documents: Pick<StoredDocument, 'id' | 'type'>[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, type } of documents) {
    const ids = groups.get(type) ?? [];
    groups.set(type, ids);
    ids.push(id);
  }
  return groups;
}

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function writeJson(file: string, value: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
