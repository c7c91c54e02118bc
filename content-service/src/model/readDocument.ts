import type { CustomType, Model } from './customTypes';
import type { Field } from './fields';
import { isJsonObject, objectsIn } from './json';
import type { Json, JsonObject } from './json';
import type { Problem, Report } from './problems';
import { quoted } from './scope';
import type { LinkTarget } from './scope';
import type { Settings } from './settings';
import { toTimestamp } from './timestamp';

export type ParsedDocument = {
  file: string;
  type: CustomType;
  /** The id of the document in the master language that this document translates. */
  alternateLanguageId: string | undefined;
  /** Ids of the other language versions, as Prismic's API lists them. */
  alternateIds: readonly string[];
  slugs: string[];
  data: JsonObject;
  /** The same object until the file changes, so comparing identities detects a change. */
  target: LinkTarget;
};

/** A file `{"id": "…", "archived": true}`, which hides the published document with its id. */
export type ArchivedDocument = { file: string; id: string };

type FileContent = {
  document?: ParsedDocument;
  archived?: ArchivedDocument;
  problems: Problem[];
};

/**
 * Returns no document if the id, the type, the language or a required uid is invalid. An archived
 * document needs only an id.
 * @param folders the language folder and the type folder that contain the file
 */
export function readDocument(
  json: JsonObject,
  { file, ...folders }: { file: string; lang: string; type: string },
  model: Model,
  settings: Settings,
): FileContent {
  const problems: Problem[] = [];
  const report = (field: string | undefined, cause: string, remedy: string): void => {
    problems.push({ file, ...(field ? { field } : {}), cause, remedy });
  };

  if (isArchived(json, report)) {
    const id = readId(json, report);
    return id ? { archived: { file, id }, problems } : { problems };
  }
  const type = model.types.get(folders.type);
  checkFolder(json, 'lang', folders.lang, report);
  checkFolder(json, 'type', folders.type, report);
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
  const uid = typeof json.uid === 'string' && json.uid !== '' ? json.uid : undefined;
  if (type?.hasUid && !uid) {
    report(
      'uid',
      `the uid is ${quoted(json.uid)}, but "${type.id}" has a UID field.`,
      'Give the document a uid, which becomes part of its address.',
    );
  }
  if (problems.length > 0 || !type || !id) return { problems };

  if (type.hasUid === false && uid) {
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
    slug: slugs[0] ?? '-',
    first_publication_date: timestampOf(json, 'first_publication_date', report),
    last_publication_date: timestampOf(json, 'last_publication_date', report),
    ...(uid && type.hasUid ? { uid } : {}),
  };
  const alternate = json.alternate_language_id;
  const alternateLanguageId = typeof alternate === 'string' ? alternate : undefined;
  const listed = alternateLanguageId === undefined ? objectsIn(json.alternate_languages) : [];
  const alternateIds = listed.map((version) => String(version.id));
  const document = { file, type, alternateLanguageId, alternateIds, slugs, data, target };
  return { document, problems };
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

function checkFolder(json: JsonObject, key: 'lang' | 'type', folder: string, report: Report) {
  if (json[key] === folder) return;
  report(
    key,
    `the ${key} is ${quoted(json[key])}, but the file is in the folder "${folder}".`,
    `Write "${key}": "${folder}", or move the file.`,
  );
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
  const value = json[key];
  if (value === undefined || value === null) return null;
  const timestamp = typeof value === 'string' ? toTimestamp(value) : undefined;
  if (!timestamp) {
    report(
      key,
      `${quoted(value)} is not a timestamp.`,
      'Write it like "2026-10-02T09:00:00+0000".',
    );
  }
  return timestamp ?? null;
}

/** The field types from which Prismic is known to make slugs. */
const slugKinds = new Set<Field['kind']>(['StructuredText', 'Text', 'Date']);

/**
 * Prismic's transliteration is undocumented. This function removes accents, and replaces ð, þ and æ
 * by d, th and ae.
 */
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
  const blocks = Array.isArray(value) ? value.filter(isJsonObject) : [{ text: value ?? null }];
  const texts = blocks.flatMap(({ text }) => (typeof text === 'string' ? text : []));
  return texts.find((text) => text !== '') ?? '';
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
