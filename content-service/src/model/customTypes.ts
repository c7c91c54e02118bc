import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FieldDefinitionError, objectAt, parseFields, parseVariations } from './fields';
import type { Field, SharedSlices, Variation } from './fields';
import { isJsonObject } from './json';
import type { JsonObject } from './json';
import { JsonError, parseJson } from './jsonError';
import { fileError, shownPath } from './problems';
import type { ContentServiceError, Problem } from './problems';

/** A custom type; `fields` are those of all its tabs, in order, without the UID. */
export type CustomType = {
  id: string;
  /** Where it is defined, for reports. */
  file: string;
  label: string;
  repeatable: boolean;
  hasUid: boolean;
  fields: Field[];
};

/** The content model. `sources` are the texts it was made from, by `<folder>/<file>`. */
export type Model = {
  types: ReadonlyMap<string, CustomType>;
  problems: readonly Problem[];
  sources: ReadonlyMap<string, string>;
};

/**
 * Reads `<typesFolder>/<id>/index.json` and, where there are any, `<slicesFolder>/<Name>/model.json`.
 * @throws {ContentServiceError} when the folder, a custom type or a slice's model cannot be used: a
 *   service with half a content model would answer wrongly.
 */
export function loadModel(typesFolder: string, slicesFolder: string): Model {
  const typeFiles = modelFiles(typesFolder, 'index.json');
  if (typeFiles.length === 0) {
    throw fileError({
      file: shownPath(typesFolder),
      cause: 'there are no custom types here.',
      remedy: 'Each is expected in <id>/index.json; name another folder with --types.',
    });
  }
  const sources = new Map<string, string>();
  const problems: Problem[] = [];
  const variations = new Map<string, Variation[]>();

  const read = <T>(file: string, parse: (json: JsonObject) => T): T => {
    const text = readFileSync(file, 'utf8');
    sources.set(path.join(path.basename(path.dirname(file)), path.basename(file)), text);
    return inFile(file, () => parse(objectAt(parseJson(text), 'the file')));
  };

  // A slice inside a shared slice does not exist in Prismic, so none can be missing.
  const noSlices: SharedSlices = { variations: new Map(), missing: () => undefined };
  for (const file of modelFiles(slicesFolder, 'model.json')) {
    read(file, (json) => variations.set(String(json.id), parseVariations(json, noSlices)));
  }

  const types = new Map<string, CustomType>();
  for (const file of typeFiles) {
    const missing = (sliceId: string, field: string): void => {
      problems.push({
        file: shownPath(file),
        field,
        cause: `no model of the shared slice "${sliceId}" is in ${shownPath(slicesFolder)}.`,
        remedy: `Add its model.json, or take "${sliceId}" out of the slice zone.`,
      });
    };
    const type = read(file, (json) => parseCustomType(json, file, { variations, missing }));
    const taken = types.has(type.id);
    if (taken) throw damaged(file, 'id', `another custom type has the id "${type.id}"`);
    types.set(type.id, type);
  }
  return { types, problems, sources };
}

function parseCustomType(json: JsonObject, file: string, slices: SharedSlices): CustomType {
  // Old exports hold only what is now under `json`.
  const isInnerOnly = !isJsonObject(json.json);
  const tabs = isJsonObject(json.json) ? json.json : json;
  const place = isInnerOnly ? '' : 'json.';
  const id =
    typeof json.id === 'string' && !isInnerOnly ? json.id : path.basename(path.dirname(file));
  const fields: Field[] = [];
  let hasUid = false;
  for (const [tab, definitions] of Object.entries(tabs)) {
    const tabFields = objectAt(definitions, `${place}${tab}`);
    hasUid ||= Object.values(tabFields).some(
      (field) => isJsonObject(field) && field.type === 'UID',
    );
    fields.push(...parseFields(tabFields, `${place}${tab}`, slices));
  }
  return {
    id,
    file: shownPath(file),
    label: typeof json.label === 'string' && !isInnerOnly ? json.label : id,
    repeatable: json.repeatable !== false,
    hasUid,
    fields,
  };
}

function modelFiles(folder: string, name: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name, name))
    .filter((file) => existsSync(file))
    .sort();
}

function inFile<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof JsonError) {
      throw damaged(file, `line ${error.line}, column ${error.column}`, error.message);
    }
    if (error instanceof FieldDefinitionError) throw damaged(file, error.place, error.message);
    throw error;
  }
}

function damaged(file: string, field: string, cause: string): ContentServiceError {
  return fileError({
    file: shownPath(file),
    field,
    cause: `this content model is damaged: ${cause}.`,
    remedy: "Correct the file (the format is Prismic's custom-type JSON).",
  });
}
