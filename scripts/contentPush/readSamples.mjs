// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { isJsonObject, migrationData } from './migrationData.mjs';

/** @typedef {import('./migrationData.mjs').JsonObject} JsonObject */
/** @typedef {{ id: string, label: string, file: string, model: JsonObject }} CustomType */
/**
 * @typedef {object} SampleDocument
 * @property {string} file
 * @property {string} id
 * @property {string} type
 * @property {string} lang
 * @property {string | undefined} uid
 * @property {string[]} tags
 * @property {string} title the title in Prismic's editor
 * @property {string | undefined} masterId the document in the master language that it translates
 * @property {JsonObject} data
 */
/**
 * @typedef {object} SampleFile a file of the media folder that a document uses
 * @property {string} name
 * @property {string} path
 * @property {number} bytes
 * @property {string | undefined} alt for the media library: the text of the first document with the file
 * @property {string | undefined} credits
 */
/**
 * @typedef {object} Samples
 * @property {readonly CustomType[]} types
 * @property {string} master the master language
 * @property {readonly string[]} languages the master language first
 * @property {readonly SampleDocument[]} documents those in the master language first
 * @property {readonly SampleFile[]} files
 */

/** The Asset API's limit for an alternative text and for a credit. */
const MAX_NOTE_LETTERS = 500;

/**
 * Reads the custom types and the published sample documents. It checks links, translations and
 * images, which would otherwise fail in the middle of a run. It does not read drafts and releases:
 * their folders are not languages of `repository.json`.
 *
 * @param {string} [directory] the root of the project
 * @returns {Samples}
 * @throws {Problem} with a list of all mistakes and their files
 */
export function readSamples(directory = '.') {
  /** @type {string[]} */
  const mistakes = [];
  const types = readTypes(path.join(directory, 'customtypes'));
  const folder = path.join(directory, 'content-service', 'documents');
  const { master, languages } = readLanguages(path.join(folder, 'repository.json'));
  const documents = languages.flatMap((lang) => readLanguage(folder, lang, types, mistakes));
  const media = path.join(directory, 'content-service', 'media');
  const files = checkContent(documents, media, master, mistakes);
  if (mistakes.length > 0) {
    throw new Problem(
      `The sample content has mistakes:\n  ${mistakes.join('\n  ')}\n` +
        'Correct these files. npm run content -- --check explains most mistakes.',
    );
  }
  return { types, master, languages, documents, files };
}

/** @param {string} folder @returns {CustomType[]} */
function readTypes(folder) {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.map((name) => path.join(folder, name, 'index.json')).filter(existsSync);
  if (files.length === 0) {
    throw new Problem(
      `There is no custom type (<id>/index.json) in ${folder}. Restore them: git checkout customtypes`,
    );
  }
  return files.map((file) => {
    const model = readJson(file);
    const { id, label } = model;
    if (typeof id !== 'string' || !isJsonObject(model['json'])) {
      throw new Problem(`${file} is not a custom type: it needs an "id" and its fields in "json".`);
    }
    return { id, label: typeof label === 'string' ? label : id, file, model };
  });
}

/** @param {string} file */
function readLanguages(file) {
  const listed = readJson(file)['languages'];
  const languages = (Array.isArray(listed) ? listed : []).filter(isJsonObject);
  const ids = languages.map(({ id }) => id).filter((id) => typeof id === 'string');
  const master = languages.find(({ is_master }) => is_master === true)?.['id'];
  if (typeof master !== 'string') {
    throw new Problem(`${file} has no master language. Add "is_master": true to one language.`);
  }
  return { master, languages: [master, ...ids.filter((id) => id !== master)] };
}

/**
 * @param {string} folder
 * @param {string} lang
 * @param {readonly CustomType[]} types
 * @param {string[]} mistakes
 */
function readLanguage(folder, lang, types, mistakes) {
  return jsonFiles(path.join(folder, lang)).flatMap((file) => {
    const { id, type, uid, tags, data, alternate_language_id, ...others } = readJson(file);
    if (typeof id !== 'string' || typeof type !== 'string' || others['lang'] !== lang) {
      mistakes.push(`${file}: it needs "id", "type" and "lang": "${lang}".`);
      return [];
    }
    if (!types.some((known) => known.id === type)) {
      mistakes.push(`${file}: there is no custom type "${type}".`);
    }
    const content = isJsonObject(data) ? data : {};
    const name = typeof uid === 'string' ? uid : undefined;
    /** @type {SampleDocument} */
    const document = {
      file,
      id,
      type,
      lang,
      uid: name,
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
      title: titleOf(content) || name || type,
      masterId: typeof alternate_language_id === 'string' ? alternate_language_id : undefined,
      data: content,
    };
    return [document];
  });
}

/** @param {string} folder @returns {string[]} */
function jsonFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** @param {JsonObject} data */
function titleOf(data) {
  const title = data['title'];
  if (typeof title === 'string') return title;
  const blocks = Array.isArray(title) ? title.filter(isJsonObject) : [];
  return blocks
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join(' ')
    .trim();
}

/**
 * @param {readonly SampleDocument[]} documents
 * @param {string} media
 * @param {string} master
 * @param {string[]} mistakes
 * @returns {SampleFile[]}
 */
function checkContent(documents, media, master, mistakes) {
  const byId = new Map(documents.map((document) => [document.id, document]));
  /** @type {Map<string, SampleFile>} */
  const files = new Map();
  for (const { file, masterId, data } of documents) {
    /** @param {string} cause */
    const mistake = (cause) => mistakes.push(`${file}: ${cause}`);
    if (masterId !== undefined && byId.get(masterId)?.lang !== master) {
      mistake(`it translates "${masterId}", which is not a document in the language "${master}".`);
    }
    /** @param {string} name */
    const addFile = (name, alt = '', credits = '') => {
      const existing = files.get(name);
      if (existing) {
        existing.alt ||= alt;
        existing.credits ||= credits;
        return;
      }
      const found = path.join(media, name);
      const stats = statSync(found, { throwIfNoEntry: false });
      if (!stats?.isFile()) mistake(`${media} has no file "${name}".`);
      else files.set(name, { name, path: found, bytes: stats.size, alt, credits });
    };
    migrationData(data, {
      image: ({ file: name, alt, copyright }) => {
        const long = [alt, copyright].find((text) => (text?.length ?? 0) > MAX_NOTE_LETTERS);
        if (long) {
          const start = long.slice(0, 40);
          mistake(`Prismic accepts at most ${MAX_NOTE_LETTERS} characters: "${start}…"`);
        } else addFile(name, alt ?? '', copyright ?? '');
        return {};
      },
      asset: (name) => addFile(name),
      document: (id) => byId.has(id) || mistake(`it links to "${id}", which will not be sent.`),
      external: (url) => mistake(`only files of ${media} can be sent, not ${url}.`),
    });
  }
  return [...files.values()];
}

/** @param {string} file @returns {JsonObject} */
function readJson(file) {
  /** @type {unknown} */
  let json;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Problem(`${file} cannot be read: ${cause}.\nRestore it: git checkout ${file}`);
  }
  if (!isJsonObject(json)) throw new Problem(`${file} does not contain a JSON object.`);
  return json;
}
