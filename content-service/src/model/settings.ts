import path from 'node:path';
import { readJson } from './contentFiles';
import { asString, isJsonObject, objectsIn } from './json';
import type { Json, JsonObject } from './json';
import { fileError, displayPath } from './problems';
import type { ContentServiceError } from './problems';

export type Settings = {
  name: string;
  license: string;
  languages: readonly { id: string; name: string; is_master: boolean }[];
  masterLanguage: string;
  /** Document ids by bookmark name. Old sites find their homepage by a bookmark. */
  bookmarks: JsonObject;
  /** The ref of integration fields (Prismic's data from other systems). Clients send it back. */
  integrationFieldsRef: string | null;
  experiments: Record<'draft' | 'running', readonly DeclaredExperiment[]>;
  source: string;
};

/** Only a running experiment has a `googleId`. */
export type DeclaredExperiment = {
  id: string;
  googleId: string | undefined;
  name: string;
  variations: readonly { id: string; label: string }[];
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
  const languages = objectsIn(json.languages).flatMap(({ id, name, is_master: isMaster }) =>
    typeof id === 'string' ? { id, name: asString(name) ?? id, is_master: isMaster === true } : [],
  );
  const masters = languages.filter((language) => language.is_master);
  if (masters.length !== 1 || !masters[0]) {
    throw unusable(`${masters.length} languages have "is_master": true, but exactly one must`);
  }

  // Experiments and variations have folders named by their ids.
  const folderName = (id: Json | undefined): string => {
    if (typeof id === 'string' && /^[\w-][\w.-]*$/.test(id)) return id;
    throw unusable(`the id of an experiment, ${JSON.stringify(id)}, is not a folder name`);
  };
  const toExperiment = ({ id, name, googleId, variations }: JsonObject): DeclaredExperiment => ({
    id: folderName(id),
    googleId: asString(googleId),
    name: String(name ?? id),
    variations: objectsIn(variations).map((variation) => ({
      id: folderName(variation.id),
      label: String(variation.label ?? variation.id),
    })),
  });
  const { draft, running } = isJsonObject(json.experiments) ? json.experiments : {};
  return {
    name: asString(json.name) ?? 'repository',
    license: asString(json.license) ?? 'All Rights Reserved',
    languages,
    masterLanguage: masters[0].id,
    bookmarks: isJsonObject(json.bookmarks) ? json.bookmarks : {},
    integrationFieldsRef: asString(json.integrationFieldsRef) ?? null,
    experiments: {
      draft: objectsIn(draft).map(toExperiment),
      running: objectsIn(running).map(toExperiment),
    },
    source,
  };
}
