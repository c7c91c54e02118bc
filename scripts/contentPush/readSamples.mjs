// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

/** @typedef {Record<string, any>} JsonObject */
/** @typedef {ReturnType<typeof readSamples>} Samples */

/**
 * Throws for mistakes that would make a push fail halfway. @param {string} directory of the project
 */
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

  /** @type {string[]} */
  const mistakes = [];
  /** @type {Map<string, { name: string, file: string, content: Buffer, alt?: string, credits?: string }>} */
  const files = new Map();
  for (const { file: document, data, masterId } of documents) {
    const visit = (/** @type {string} */ _key, /** @type {JsonObject | null} */ value) => {
      const { file: name, link_type, id, alt, copyright } = value ?? {};
      if (link_type === 'Document' && id && !documents.some((other) => other.id === id)) {
        mistakes.push(`${document}: "${id}" is not a published sample document.`);
      }
      if (typeof name !== 'string') return value;
      const file = path.join(media, name);
      if (!existsSync(file)) mistakes.push(`${document}: ${media} has no file "${name}".`);
      else if (!files.get(name)?.alt) {
        // The media library has one description per file, of at most 500 characters.
        const notes = { alt: alt?.slice(0, 500), credits: copyright?.slice(0, 500) };
        files.set(name, { name, file, content: readFileSync(file), ...notes });
      }
      return value;
    };
    JSON.stringify([data, masterId && { link_type: 'Document', id: masterId }], visit);
  }
  if (mistakes.length > 0) {
    throw new Problem(
      `The sample content has mistakes:\n  ${mistakes.join('\n  ')}\n` +
        'Correct these files. npm run content -- --check explains most mistakes.',
    );
  }
  return { languages, types, documents, files: [...files.values()] };
}

/** @param {string} file */
function readDocument(file) {
  const { id, type, uid = null, lang, tags = [], data = {}, ...others } = readJson(file);
  if (!id || !type || !lang) throw new Problem(`${file} needs "id", "type" and "lang". Add them.`);
  const name = `${type}${uid ? ` "${uid}"` : ''} (${lang})`;
  const texts = [data.title ?? []].flat().map((block) => block.text ?? block);
  const title = texts.join(' ') || uid || type;
  const masterId = others['alternate_language_id'];
  return { name, title, file, id, type, uid, lang, tags, data, masterId };
}

/** @param {string} folder */
function jsonFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string} file @returns {JsonObject} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(
      `${file} cannot be read: ${/** @type {Error} */ (error).message}.\nRestore it: git checkout ${file}`,
    );
  }
}
