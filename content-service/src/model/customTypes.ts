import path from 'node:path';
import { contentHash, listFolder, readJson } from './contentFiles';
import { requireObject, parseFields, parseVariations } from './fields';
import type { Field, ModelFile } from './fields';
import { objectsIn } from './json';
import { fileError, displayPath } from './problems';
import type { ContentServiceError, Problem } from './problems';

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

/** @throws {ContentServiceError} for any invalid file: responses of half a model would be wrong */
export function loadModel(typesFolder: string, slicesFolder: string): Model {
  const problems: Problem[] = [];
  const texts: string[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const modelFiles = (folder: string, name: string): string[] =>
    listFolder(folder, report)
      .flatMap((entry) => (entry.isFolder ? listFolder(entry.path, report) : []))
      .flatMap((entry) => (entry.name === name ? entry.path : []));

  const read = (file: string, variations: ModelFile['variations']): ModelFile => {
    const content = readJson(file);
    if (!content) throw modelError(file, undefined, 'the file was deleted');
    texts.push(path.basename(path.dirname(file)), path.basename(file), content.text);
    return {
      json: content.json,
      variations,
      report: (field, cause, remedy) => report({ file: displayPath(file), field, cause, remedy }),
      error: (field, cause) => modelError(file, field, cause),
    };
  };

  const sharedSlices = modelFiles(slicesFolder, 'model.json')
    .map((file) => read(file, new Map()))
    .map((model) => [String(model.json.id), parseVariations(model)] as const);
  const types = new Map<string, CustomType>();
  for (const file of modelFiles(typesFolder, 'index.json')) {
    const model = read(file, new Map(sharedSlices));
    const type = parseCustomType(model, file);
    if (types.has(type.id)) {
      throw model.error('id', `another custom type has the id "${type.id}"`);
    }
    types.set(type.id, type);
  }
  if (types.size > 0) return { types, problems, hash: contentHash(texts) };
  throw fileError(
    problems[0] ?? {
      file: displayPath(typesFolder),
      cause: 'this folder has no custom types.',
      remedy: 'Put each custom type into <id>/index.json, or choose another folder with --types.',
    },
  );
}

function parseCustomType(model: ModelFile, file: string): CustomType {
  const { id = path.basename(path.dirname(file)), label = id, repeatable, json } = model.json;
  const tabs = Object.entries(requireObject(json, 'json', model)).map(([tab, definitions]) => {
    const fieldPath = `json.${tab}`;
    return { fieldPath, definitions: requireObject(definitions, fieldPath, model) };
  });
  return {
    id: String(id),
    file: displayPath(file),
    label: String(label),
    repeatable: repeatable !== false,
    hasUid: tabs.some(({ definitions }) =>
      objectsIn(Object.values(definitions)).some(({ type }) => type === 'UID'),
    ),
    fields: tabs.flatMap(({ fieldPath, definitions }) =>
      parseFields(definitions, fieldPath, model),
    ),
  };
}

function modelError(file: string, field: string | undefined, cause: string): ContentServiceError {
  return fileError({
    file: displayPath(file),
    field,
    cause: `this content model is invalid: ${cause}.`,
    remedy: "Correct the file (the format is Prismic's custom-type JSON).",
  });
}
