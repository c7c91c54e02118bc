// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {Record<string, any>} JsonObject */
/** @typedef {ReturnType<typeof readSamples>} Samples */

/** @param {string} directory of the project */
export function readSamples(directory) {
  const folder = path.join(directory, 'content-service', 'documents');
  const media = path.join(directory, 'content-service', 'media');
  /** @type {{ id: string, is_master: boolean }[]} the master language first */
  const configured = readJson(path.join(folder, 'repository.json'))['languages'] ?? [];
  const languages = configured
    .sort((a, b) => Number(b.is_master) - Number(a.is_master))
    .map(({ id }) => id);
  const types = jsonFiles(path.join(directory, 'customtypes')).map((file) => {
    const model = readJson(file);
    return { name: String(model['id']), file, model };
  });
  const documents = languages.flatMap((lang) =>
    jsonFiles(path.join(folder, lang)).map(readDocument),
  );

  /** @type {Map<string, { name: string, file: string, content: Buffer, alt?: string, credits?: string }>} */
  const files = new Map();
  const contents = documents.map(({ data }) => data);
  JSON.stringify(contents, (_key, value) => {
    const { file: name, alt, copyright } = value ?? {};
    if (typeof name === 'string' && !files.get(name)?.alt) {
      const file = path.join(media, name);
      // The media library has one description per file, of at most 500 characters.
      const notes = { alt: alt?.slice(0, 500), credits: copyright?.slice(0, 500) };
      files.set(name, { name, file, content: readFileSync(file), ...notes });
    }
    return value;
  });
  return { languages, types, documents, files: [...files.values()] };
}

/** @param {string} file */
function readDocument(file) {
  const { id, type, uid = null, lang, tags = [], data = {}, ...others } = readJson(file);
  const name = `${type}${uid ? ` "${uid}"` : ''} (${lang})`;
  const texts = [data.title ?? []].flat().map((block) => block.text ?? block);
  const title = texts.join(' ') || uid || type;
  const masterId = others['alternate_language_id'];
  return { name, title, file, id, type, uid, lang, tags, data, masterId };
}

/** @param {string} folder */
function jsonFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string} file @returns {JsonObject} */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
