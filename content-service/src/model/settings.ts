import path from 'node:path';
import { readJson } from './contentFiles';
import { isJsonObject, objectsIn } from './json';
import type { Json, JsonObject } from './json';
import { fileError, displayPath } from './problems';
import type { ContentServiceError } from './problems';

type Language = { id: string; name: string; is_master: boolean };

export type Settings = {
  name: string;
  license: string;
  languages: readonly Language[];
  masterLanguage: string;
  /** Document ids by bookmark name. Old sites find their homepage by a bookmark. */
  bookmarks: JsonObject;
  /** The ref of integration fields (Prismic's data from other systems). Clients send it back. */
  integrationFieldsRef: string | null;
  experiments: DeclaredExperiments;
  source: string;
};

/** @throws {ContentServiceError} also if there is not exactly one master language */
export function loadSettings(documentsFolder: string): Settings {
  const file = path.join(documentsFolder, 'repository.json');
  const unusable = (cause: string): ContentServiceError =>
    fileError({
      file: displayPath(file),
      cause: `these repository settings are invalid: ${cause}.`,
      remedy:
        'Write {"name", "license", "languages": [{"id", "name", "is_master"}]}, or choose another ' +
        'folder with --documents.',
    });
  const read = readJson(file);
  if (!read) throw unusable('the file does not exist');
  const { json, text: source } = read;
  const languages = (Array.isArray(json.languages) ? json.languages : []).flatMap(toLanguage);
  const masters = languages.filter((language) => language.is_master);
  if (masters.length !== 1 || !masters[0]) {
    throw unusable(`${masters.length} languages have "is_master": true, but exactly one must`);
  }
  return {
    name: typeof json.name === 'string' ? json.name : 'repository',
    license: typeof json.license === 'string' ? json.license : 'All Rights Reserved',
    languages,
    masterLanguage: masters[0].id,
    bookmarks: isJsonObject(json.bookmarks) ? json.bookmarks : {},
    integrationFieldsRef:
      typeof json.integrationFieldsRef === 'string' ? json.integrationFieldsRef : null,
    experiments: toExperiments(json.experiments, unusable),
    source,
  };
}

function toLanguage(json: Json): Language[] {
  if (!isJsonObject(json) || typeof json.id !== 'string') return [];
  const name = typeof json.name === 'string' ? json.name : json.id;
  return [{ id: json.id, name, is_master: json.is_master === true }];
}

/** Only a running experiment has a `googleId`. */
export type DeclaredExperiment = {
  id: string;
  googleId?: string;
  name: string;
  variations: readonly { id: string; label: string }[];
};

type DeclaredExperiments = Record<'draft' | 'running', readonly DeclaredExperiment[]>;

function toExperiments(json: Json = {}, unusable: (cause: string) => Error): DeclaredExperiments {
  // Experiments and variations have folders named by their ids.
  const folderName = (id: Json | undefined): string => {
    if (typeof id === 'string' && /^[\w-][\w.-]*$/.test(id)) return id;
    throw unusable(`the id of an experiment, ${JSON.stringify(id)}, is not a folder name`);
  };
  const list = (key: 'draft' | 'running'): DeclaredExperiment[] =>
    objectsIn(isJsonObject(json) ? json[key] : []).map(({ id, name, googleId, variations }) => ({
      id: folderName(id),
      ...(typeof googleId === 'string' ? { googleId } : {}),
      name: String(name ?? id),
      variations: objectsIn(variations).map((variation) => ({
        id: folderName(variation.id),
        label: String(variation.label ?? variation.id),
      })),
    }));
  return { draft: list('draft'), running: list('running') };
}
