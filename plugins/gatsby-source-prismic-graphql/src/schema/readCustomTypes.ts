import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRecord } from '../isRecord';
import { PrismicError } from '../PrismicError';

/** `kind` is `type` in Prismic's JSON, or `Links` for a list of links. */
export type Field = { id: string; kind: string; fields: Field[]; choices: SliceChoice[] };

/** Only shared slices have several variations. */
export type SliceChoice = { id: string; isShared: boolean; variations: Variation[] };

export type Variation = { id: string; primary: Field[]; items: Field[] };

export type CustomType = { id: string; fields: Field[] };

/**
 * Reads `<folder>/<id>/index.json`, and `slices/<Name>/model.json` next to the folder.
 * @throws PrismicError if there are no custom types, or a file is not a custom type.
 */
export function readCustomTypes(folder: string): CustomType[] {
  const sharedSlices = new Map(
    findFiles(join(dirname(folder), 'slices'), 'model.json').map((file) => {
      const model = readJson(file);
      return [String(model.id), toVariations(model)] as const;
    }),
  );
  const files = findFiles(folder, 'index.json');
  if (files.length === 0) {
    throw new PrismicError(
      `customTypes in the plugin options: the folder ${basename(folder)} contains no custom type. ` +
        'The plugin expects one <id>/index.json for each.',
    );
  }
  return files.map((file) => {
    const model = readJson(file);
    // Old exports contain only the tabs; newer exports have them under `json`.
    const tabs = isRecord(model.json) ? model.json : model;
    const hasTabsInJson = tabs !== model && typeof model.id === 'string';
    return {
      id: hasTabsInJson ? String(model.id) : basename(dirname(file)),
      fields: Object.values(tabs).flatMap((tab) => toFields(tab, sharedSlices)),
    };
  });
}

function findFiles(folder: string, name: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((entry) => join(folder, entry, name))
    .filter((file) => existsSync(file));
}

function readJson(file: string): Record<string, unknown> {
  const fileName = join(basename(dirname(file)), basename(file));
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(json)) return json;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new PrismicError(
      `customTypes in the plugin options: ${fileName} cannot be read: ${cause}`,
    );
  }
  throw new PrismicError(
    `customTypes in the plugin options: ${fileName} is not in Prismic's custom-type format, ` +
      'which is an object. Export it from Prismic again.',
  );
}

type SharedSlices = ReadonlyMap<string, Variation[]>;

function toFields(definitions: unknown, sharedSlices: SharedSlices = new Map()): Field[] {
  if (!isRecord(definitions)) return [];
  return Object.entries(definitions).flatMap(([id, definition]) => {
    if (!isRecord(definition)) return [];
    const config = isRecord(definition.config) ? definition.config : {};
    const choices = Object.entries(isRecord(config.choices) ? config.choices : {});
    return [
      {
        id,
        kind:
          definition.type === 'Link' && config.repeat === true ? 'Links' : String(definition.type),
        fields: toFields(config.fields),
        choices: choices.map(([choice, slice]) => toChoice(choice, slice, sharedSlices)),
      },
    ];
  });
}

function toChoice(id: string, slice: unknown, sharedSlices: SharedSlices): SliceChoice {
  const definition = isRecord(slice) ? slice : {};
  const isShared = definition.type === 'SharedSlice';
  const own = {
    id,
    primary: toFields(definition['non-repeat']),
    items: toFields(definition.repeat),
  };
  return { id, isShared, variations: isShared ? (sharedSlices.get(id) ?? []) : [own] };
}

function toVariations({ variations }: Record<string, unknown>): Variation[] {
  return (Array.isArray(variations) ? variations.filter(isRecord) : []).map((variation) => ({
    id: String(variation.id),
    primary: toFields(variation.primary),
    items: toFields(variation.items),
  }));
}
