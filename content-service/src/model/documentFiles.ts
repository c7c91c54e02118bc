import { realpathSync } from 'node:fs';
import path from 'node:path';
import { contentHash, listFiles, listFolder, orReport, readJson } from './contentFiles';
import type { ReportProblem } from './contentFiles';
import type { CustomType, Model } from './customTypes';
import type { Field } from './fields';
import { asString, isJsonObject, objectsIn, quoted } from './json';
import type { Json, JsonObject } from './json';
import { displayPath } from './problems';
import type { Problem, Report } from './problems';
import type { Settings } from './settings';
import { toTimestamp } from './timestamp';

export type LinkTarget = {
  id: string;
  type: string;
  tags: string[];
  lang: string;
  first_publication_date: string | null;
  last_publication_date: string | null;
  uid?: string;
};

export type ParsedDocument = {
  file: string;
  type: CustomType;
  /** The id of the document in the master language that this document translates. */
  alternateLanguageId: string | undefined;
  /** Ids of the other language versions, as Prismic's API lists them. */
  alternateIds: readonly string[];
  slugs: string[];
  data: JsonObject;
  /** Variants share this object, so comparing identities detects a change. */
  target: LinkTarget;
};

/** A file `{"id": "…", "archived": true}`, which hides the published document with its id. */
type ArchivedDocument = { file: string; id: string };

export type DocumentFiles = {
  documents: ParsedDocument[];
  archived: ArchivedDocument[];
  problems: Problem[];
  hash: string;
};

const unpublishedFolders = ['drafts', 'experiments', 'releases'];

/** Only these JSON files may be beside the language folders. */
const settingsFiles = ['repository.json', 'release.json'];

/** Reads `<folder>/<lang>/<type>/<name>.json`. */
export function readDocuments(folder: string, model: Model, settings: Settings): DocumentFiles {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const read = list(folder, report).flatMap(({ file, lang, type }) => {
    const reportLeftOut = (problem: Problem) =>
      report({ ...problem, remedy: `${problem.remedy} Until then the document is left out.` });
    const content = orReport(file, reportLeftOut, () => readJson(file));
    if (!content) return [];
    const hash = contentHash([path.relative(folder, file), content.text]);
    const place = { file: displayPath(file), lang, type };
    return { ...readDocument(content.json, place, model, settings, problems), hash };
  });
  return {
    documents: read.flatMap(({ document }) => document ?? []),
    archived: read.flatMap(({ archived }) => archived ?? []),
    problems,
    hash: contentHash(read.map(({ hash }) => hash)),
  };
}

function list(folder: string, report: ReportProblem) {
  const files = listFolder(folder, report)
    .filter(({ name }) => !unpublishedFolders.includes(name))
    .flatMap((entry) =>
      entry.isFolder ? listFiles(entry.path, report, undefined, [realpathSync(folder)]) : entry,
    )
    .filter(({ name }) => name.endsWith('.json'));
  return files.flatMap(({ path: file }) => {
    const [lang = '', type, name, deeper] = path.relative(folder, file).split(path.sep);
    if (type && name && deeper === undefined) return { file, lang, type };
    if (type || !settingsFiles.includes(lang)) {
      report({
        file: displayPath(file),
        cause: 'this file is not in a folder for documents.',
        remedy: 'Move it to <language>/<type>/<name>.json.',
      });
    }
    return [];
  });
}

/** An archived document needs only an id. `folders` contain the file. */
function readDocument(
  json: JsonObject,
  { file, ...folders }: { file: string; lang: string; type: string },
  model: Model,
  settings: Settings,
  problems: Problem[],
): { document?: ParsedDocument; archived?: ArchivedDocument } {
  const earlier = problems.length;
  const report: Report = (field, cause, remedy) => {
    problems.push({ file, field, cause, remedy });
  };

  if (isArchived(json, report)) {
    const id = readId(json, report);
    return id ? { archived: { file, id } } : {};
  }
  const type = model.types.get(folders.type);
  for (const key of ['lang', 'type'] as const) {
    if (json[key] === folders[key]) continue;
    report(
      key,
      `the ${key} is ${quoted(json[key])}, but the file is in the folder "${folders[key]}".`,
      `Write "${key}": "${folders[key]}", or move the file.`,
    );
  }
  if (!settings.languages.some(({ id }) => id === folders.lang)) {
    report(
      'lang',
      `"${folders.lang}" is not a language of this repository.`,
      'Add it to repository.json, or move the file to the folder of another language.',
    );
  }
  if (!type) {
    const known = [...model.types.keys()].join(', ');
    report('type', `there is no custom type "${folders.type}".`, `The custom types are: ${known}.`);
  }
  const id = readId(json, report);
  const uid = asString(json.uid) || undefined;
  if (type?.hasUid && !uid) {
    report(
      'uid',
      `the uid is ${quoted(json.uid)}, but "${type.id}" has a UID field.`,
      'Give the document a uid, which becomes part of its address.',
    );
  }
  if (problems.length > earlier || !type || !id) return {};

  if (!type.hasUid && uid) {
    report(
      'uid',
      `"${type.id}" has no UID field, so the uid "${uid}" is not used.`,
      'Remove it, or add a UID field to the custom type.',
    );
  }
  for (const key of Object.keys(json).filter((name) => !documentKeys.has(name))) {
    report(key, 'a document has no such key.', 'Remove it, or move it into "data".');
  }
  const data = isJsonObject(json.data) ? json.data : {};
  if (!isJsonObject(json.data)) {
    report('data', `the data is ${quoted(json.data)}.`, 'Write {"data": { … }}.');
  }
  const ownSlugs = stringsOf(json, 'slugs', report);
  const slugs = ownSlugs.length > 0 ? ownSlugs : slugsOf(type.fields, data);
  const target: LinkTarget = {
    id,
    type: type.id,
    tags: stringsOf(json, 'tags', report),
    lang: folders.lang,
    first_publication_date: timestampOf(json, 'first_publication_date', report),
    last_publication_date: timestampOf(json, 'last_publication_date', report),
    ...(uid && type.hasUid ? { uid } : {}),
  };
  const alternateLanguageId = asString(json.alternate_language_id);
  const listed = alternateLanguageId === undefined ? objectsIn(json.alternate_languages) : [];
  const alternateIds = listed.map((version) => String(version.id));
  return { document: { file, type, alternateLanguageId, alternateIds, slugs, data, target } };
}

const documentKeys = new Set([
  ...['id', 'uid', 'url', 'type', 'href', 'tags', 'first_publication_date'],
  ...['last_publication_date', 'slugs', 'linked_documents', 'lang', 'alternate_languages', 'data'],
  ...['alternate_language_id', 'archived'],
]);

function isArchived({ archived }: JsonObject, report: Report): boolean {
  if (archived !== undefined && typeof archived !== 'boolean') {
    report('archived', `${quoted(archived)} is not true or false.`, 'Write true, or remove it.');
  }
  return archived === true;
}

function readId({ id }: JsonObject, report: Report): string | undefined {
  if (typeof id === 'string' && id !== '') return id;
  report('id', `the id is ${quoted(id)}.`, 'Give the document an id that no other document has.');
  return undefined;
}

function stringsOf(json: JsonObject, key: 'tags' | 'slugs', report: Report): string[] {
  const value = json[key];
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (!Array.isArray(value) || list.length < value.length) {
    report(key, `the ${key} are ${quoted(value)}.`, 'Write a list of strings.');
  }
  return list;
}

function timestampOf(json: JsonObject, key: string, report: Report): string | null {
  const value = json[key] ?? null;
  const timestamp = toTimestamp(asString(value) ?? '') ?? null;
  if (value !== null && timestamp === null) {
    const remedy = 'Write it like "2026-10-02T09:00:00+0000".';
    report(key, `${quoted(value)} is not a timestamp.`, remedy);
  }
  return timestamp;
}

/** The field types from which Prismic is known to make slugs. */
const slugKinds = new Set<Field['kind']>(['StructuredText', 'Text', 'Date']);

/** Prismic's transliteration is undocumented. */
export function slugsOf(fields: readonly Field[], data: Record<string, Json>): string[] {
  for (const field of fields) {
    if (!slugKinds.has(field.kind)) continue;
    const slug = toAscii(firstText(data[field.id]).trim())
      .replace(/[^a-z0-9\s-]/g, '')
      .replace(/\s/g, '-');
    if (slug) return [slug];
  }
  return ['-'];
}

function firstText(value: Json | undefined): string {
  const texts = Array.isArray(value) ? objectsIn(value).map(({ text }) => text) : [value];
  return texts.map(asString).find(Boolean) ?? '';
}

const asciiSpellings: Record<string, string> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', ß: 'ss' };
const accentMarks = /\p{M}+/gu;

/** `Hönnun` → `honnun`, `þjóð` → `thjod` */
export function toAscii(text: string): string {
  // Remove marks before normalizing too: normalizing n marks in a row takes n² time.
  return text
    .toLowerCase()
    .replace(accentMarks, '')
    .normalize('NFD')
    .replace(accentMarks, '')
    .replace(/[ðþæøß]/g, (letter) => asciiSpellings[letter] ?? letter);
}
