import path from 'node:path';
import { ContentFolder, contentHash, isThere, readText } from './contentFiles';
import type { Entry } from './contentFiles';
import { FieldDefinitionError, requireObject, parseFields, parseVariations } from './fields';
import type { Field, SharedSlices, Variation } from './fields';
import { isJsonObject, JsonError, parseJson } from './json';
import type { JsonObject } from './json';
import { fileError, displayPath } from './problems';
import type { ContentServiceError, Problem } from './problems';

/** `fields` has the fields of all tabs in order, without the UID. */
export type CustomType = {
  id: string;
  file: string;
  label: string;
  repeatable: boolean;
  hasUid: boolean;
  fields: Field[];
};

export type Model = {
  types: ReadonlyMap<string, CustomType>;
  problems: readonly Problem[];
  hash: string;
};

/**
 * Reads `<typesFolder>/<id>/index.json`, type files of older formats, and
 * `<slicesFolder>/<Name>/model.json`.
 * @throws {ContentServiceError} for any invalid file, because an incomplete model would lead to
 *   wrong responses
 */
export function loadModel(typesFolder: string, slicesFolder: string): Model {
  const problems: Problem[] = [];
  const folderOf = (folder: string) =>
    new ContentFolder(folder, (problem) => problems.push(problem));
  const typeEntries = folderOf(typesFolder).list();
  const typeFiles: TypeFile[] = [
    ...modelFiles(typeEntries, 'index.json').map((file) => ({
      file,
      id: path.basename(path.dirname(file)),
    })),
    ...oldTypeFiles(typeEntries, path.join(typesFolder, 'index.json')),
  ];
  if (typeFiles.length === 0) {
    const [unreadable] = problems;
    throw fileError(
      unreadable ?? {
        file: displayPath(typesFolder),
        cause: 'this folder has no custom types.',
        remedy: 'Put each custom type into <id>/index.json, or choose another folder with --types.',
      },
    );
  }
  const texts: string[] = [];
  const variations = new Map<string, Variation[]>();

  const read = <T>(file: string, parse: (json: JsonObject) => T): T => {
    const text = readText(file) ?? '';
    texts.push(path.basename(path.dirname(file)), path.basename(file), text);
    return inFile(file, () => parse(requireObject(parseJson(text), 'the file')));
  };

  const reportIn =
    (file: string): SharedSlices['report'] =>
    (field, cause, remedy) =>
      problems.push({ file: displayPath(file), field, cause, remedy });

  // Shared slices cannot contain slices, so no model can be missing here.
  const noSlices = { variations: new Map<string, Variation[]>(), missing: () => undefined };
  for (const file of modelFiles(folderOf(slicesFolder).list(), 'model.json')) {
    const slices = { ...noSlices, report: reportIn(file) };
    read(file, (json) => variations.set(String(json.id), parseVariations(json, slices)));
  }

  const types = new Map<string, CustomType>();
  for (const typeFile of typeFiles) {
    const { file } = typeFile;
    const report = reportIn(file);
    const missing = (sliceId: string, field: string): void =>
      report(
        field,
        `${displayPath(slicesFolder)} has no model of the shared slice "${sliceId}".`,
        `Add its model.json, or remove "${sliceId}" from the slice zone.`,
      );
    const slices = { variations, missing, report };
    const type = read(file, (json) => parseCustomType(json, typeFile, slices));
    const taken = types.has(type.id);
    if (taken) throw modelError(file, 'id', `another custom type has the id "${type.id}"`);
    types.set(type.id, type);
  }
  return { types, problems, hash: contentHash(texts) };
}

/** `label` and `repeatable` are set only for older files, which contain only the type's tabs. */
type TypeFile = { file: string; id: string; label?: string; repeatable?: boolean };

/**
 * Prismic's tools of 2019 wrote `<id>.json` with a type's tabs, and `index.json` with the list of
 * types, `[{id, name, repeatable, value}]`.
 */
function oldTypeFiles(entries: readonly Entry[], listFile: string): TypeFile[] {
  const text = readText(listFile);
  const list = text === undefined ? [] : inFile(listFile, () => parseJson(text));
  return entries
    .filter(({ name, isFolder }) => !isFolder && name.endsWith('.json') && name !== 'index.json')
    .map(({ name, path: file }) => {
      const entry = (Array.isArray(list) ? list : []).find(
        (each) => isJsonObject(each) && each.value === name,
      );
      const { id, name: label, repeatable } = isJsonObject(entry) ? entry : {};
      return {
        file,
        id: typeof id === 'string' ? id : path.basename(name, '.json'),
        ...(typeof label === 'string' ? { label } : {}),
        repeatable: repeatable !== false,
      };
    });
}

function parseCustomType(
  json: JsonObject,
  { file, ...named }: TypeFile,
  slices: SharedSlices,
): CustomType {
  const isInnerOnly = !isJsonObject(json.json);
  const tabs = isJsonObject(json.json) ? json.json : json;
  const fieldPath = isInnerOnly ? '' : 'json.';
  const id = typeof json.id === 'string' && !isInnerOnly ? json.id : named.id;
  const fields: Field[] = [];
  let hasUid = false;
  for (const [tab, definitions] of Object.entries(tabs)) {
    const tabFields = requireObject(definitions, `${fieldPath}${tab}`);
    hasUid ||= Object.values(tabFields).some(
      (field) => isJsonObject(field) && field.type === 'UID',
    );
    fields.push(...parseFields(tabFields, `${fieldPath}${tab}`, slices));
  }
  return {
    id,
    file: displayPath(file),
    label: typeof json.label === 'string' && !isInnerOnly ? json.label : (named.label ?? id),
    repeatable: (isInnerOnly ? named.repeatable : json.repeatable) !== false,
    hasUid,
    fields,
  };
}

function modelFiles(entries: readonly Entry[], name: string): string[] {
  return entries
    .filter(({ isFolder }) => isFolder)
    .map((entry) => path.join(entry.path, name))
    .filter(isThere);
}

function inFile<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof JsonError) {
      throw modelError(file, error.place, error.message);
    }
    if (error instanceof FieldDefinitionError)
      throw modelError(file, error.fieldPath, error.message);
    throw error;
  }
}

function modelError(file: string, field: string | undefined, cause: string): ContentServiceError {
  return fileError({
    file: displayPath(file),
    ...(field ? { field } : {}),
    cause: `this content model is invalid: ${cause}.`,
    remedy: "Correct the file (the format is Prismic's custom-type JSON).",
  });
}
