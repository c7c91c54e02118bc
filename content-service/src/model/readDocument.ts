import type { CustomType, Model } from './customTypes';
import { isJsonObject } from './json';
import type { Json, JsonObject } from './json';
import { JsonError, parseJson } from './jsonError';
import type { Problem, Report } from './problems';
import { quoted } from './scope';
import type { LinkTarget } from './scope';
import type { Settings } from './settings';
import { slugsOf } from './slug';
import { toTimestamp } from './timestamp';

/** A document as its file says, before it is seen beside the others. */
export type ReadDocument = {
  /** Relative to the folder the service was started in. */
  file: string;
  type: CustomType;
  /** The id of the document in the master language that this one translates. */
  alternateLanguageId: string | undefined;
  slugs: string[];
  data: JsonObject;
  /** One object for as long as the file does not change, so that identity tells a change. */
  target: LinkTarget;
  problems: Problem[];
};

/** A file, `{"id": "…", "archived": true}`, that takes away what lies below it. */
export type ArchivedDocument = { file: string; target: Pick<LinkTarget, 'id' | 'type' | 'lang'> };

/** A file that is no usable document: only what is wrong with it. */
export type Unusable = { document?: undefined; archived?: undefined; problems: Problem[] };

/** What a file says: a document, that one is archived, or nothing of use. */
export type FileContent =
  | { document: ReadDocument; archived?: undefined }
  | { document?: undefined; archived: ArchivedDocument; problems: Problem[] }
  | Unusable;

/**
 * Reads a document's file.
 * @param file its path for reports
 * @param folders the language and the type whose folders it lies in
 * @returns the document; that one is archived, which needs an id alone; or `Unusable` when its JSON, id,
 *   type, lang or a required uid is wrong.
 */
export function readDocument(
  text: string,
  file: string,
  folders: { lang: string; type: string },
  model: Model,
  settings: Settings,
): FileContent {
  const problems: Problem[] = [];
  const report = (field: string | undefined, cause: string, remedy: string): void => {
    problems.push({ file, ...(field ? { field } : {}), cause, remedy });
  };

  const json = parse(text, report);
  if (!json) return { problems };
  if (isArchived(json, report)) {
    const id = readId(json, report);
    return id ? { archived: { file, target: { id, ...folders } }, problems } : { problems };
  }
  const type = model.types.get(folders.type);
  checkFolder(json, 'lang', folders.lang, report);
  checkFolder(json, 'type', folders.type, report);
  if (!settings.languages.some(({ id }) => id === folders.lang)) {
    report(
      'lang',
      `"${folders.lang}" is no language of this repository.`,
      'Add it to repository.json, or move the file to the folder of another language.',
    );
  }
  if (!type) {
    const known = [...model.types.keys()].join(', ');
    report(
      'type',
      `no custom type is called "${folders.type}".`,
      `The custom types are: ${known}.`,
    );
  }
  const id = readId(json, report);
  const uid = typeof json.uid === 'string' && json.uid !== '' ? json.uid : undefined;
  if (type?.hasUid && !uid) {
    report(
      'uid',
      `the uid is ${quoted(json.uid)}, but "${type.id}" has a UID field.`,
      'Give the document a uid; it becomes part of its address.',
    );
  }
  if (problems.length > 0 || !type || !id) return { problems };

  if (type.hasUid === false && uid) {
    report(
      'uid',
      `"${type.id}" has no UID field, so the uid "${uid}" is not used.`,
      'Take it out, or add a UID field to the custom type.',
    );
  }
  const data = isJsonObject(json.data) ? json.data : {};
  if (!isJsonObject(json.data)) {
    report('data', `the data is ${quoted(json.data)}.`, 'Write {"data": { … }}.');
  }
  const slugs = slugsOf(type.fields, data);
  const target: LinkTarget = {
    id,
    type: type.id,
    tags: tagsOf(json.tags, report),
    lang: folders.lang,
    slug: slugs[0] ?? '-',
    first_publication_date: momentOf(json, 'first_publication_date', report),
    last_publication_date: momentOf(json, 'last_publication_date', report),
    ...(uid && type.hasUid ? { uid } : {}),
  };
  const alternate = json.alternate_language_id;
  const alternateLanguageId = typeof alternate === 'string' ? alternate : undefined;
  return { document: { file, type, alternateLanguageId, slugs, data, target, problems } };
}

function parse(text: string, report: Report): JsonObject | undefined {
  try {
    const json = parseJson(text);
    if (isJsonObject(json)) return json;
    report(undefined, 'the file does not hold a JSON object.', 'Write the document as { … }.');
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    report(
      `line ${error.line}, column ${error.column}`,
      `the JSON is malformed: ${error.message}.`,
      'Correct the JSON; until then the document is left out.',
    );
  }
  return undefined;
}

/** A value that is neither true nor false is reported. */
function isArchived({ archived }: JsonObject, report: Report): boolean {
  if (archived !== undefined && typeof archived !== 'boolean') {
    report('archived', `${quoted(archived)} is not true or false.`, 'Write true, or take it out.');
  }
  return archived === true;
}

function readId({ id }: JsonObject, report: Report): string | undefined {
  if (typeof id === 'string' && id !== '') return id;
  report('id', `the id is ${quoted(id)}.`, 'Give the document an id that no other has.');
  return undefined;
}

function checkFolder(json: JsonObject, key: 'lang' | 'type', folder: string, report: Report) {
  if (json[key] === folder) return;
  report(
    key,
    `the ${key} is ${quoted(json[key])}, but the file lies in the folder of "${folder}".`,
    `Write "${key}": "${folder}", or move the file.`,
  );
}

function tagsOf(tags: Json | undefined, report: Report): string[] {
  if (tags === undefined) return [];
  const list = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  if (!Array.isArray(tags) || list.length < tags.length) {
    report('tags', `the tags are ${quoted(tags)}.`, 'Write a list of texts.');
  }
  return list;
}

function momentOf(json: JsonObject, key: string, report: Report): string | null {
  const value = json[key];
  if (value === undefined || value === null) return null;
  const moment = typeof value === 'string' ? toTimestamp(value) : undefined;
  if (!moment) {
    report(key, `${quoted(value)} is no moment.`, 'Write it like "2026-10-02T09:00:00+0000".');
  }
  return moment ?? null;
}
