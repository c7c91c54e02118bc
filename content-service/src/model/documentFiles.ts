import { createHash } from 'node:crypto';
import path from 'node:path';
import { ContentFolder } from './contentFiles';
import type { Entry } from './contentFiles';
import type { Model } from './customTypes';
import { displayPath } from './problems';
import type { Problem } from './problems';
import { readDocument } from './readDocument';
import type { ArchivedDocument, FileContent, ParsedDocument } from './readDocument';
import type { Settings } from './settings';

/** Folders beside the language folders that contain changed documents, not published ones. */
const unpublishedFolders = ['drafts', 'experiments', 'releases'];

/**
 * The documents of a folder. `hashes` has the hash of every file by name; the master ref depends on
 * it.
 */
export type DocumentFiles = {
  documents: readonly ParsedDocument[];
  archived: readonly ArchivedDocument[];
  problems: readonly Problem[];
  hashes: ReadonlyMap<string, string>;
};

type KnownFile = { stamp: string; hash: string; result: FileContent };

/** Reads `<folder>/<lang>/<type>/<name>.json`. Later calls read only the files that changed. */
export class DocumentReader {
  #entries = new Map<string, KnownFile>();
  #model: Model | undefined;
  #languages = '';

  /**
   * @param folder may be missing
   * @param settingsFile the name of the only other JSON file that may be in the folder itself
   */
  constructor(
    readonly folder: string,
    readonly settingsFile: string,
  ) {}

  read(model: Model, settings: Settings): DocumentFiles {
    const languages = JSON.stringify(settings.languages);
    if (model !== this.#model || languages !== this.#languages) this.#entries = new Map();
    this.#model = model;
    this.#languages = languages;

    const entries = new Map<string, KnownFile>();
    const problems: Problem[] = [];
    const folder = new ContentFolder(this.folder, (problem) => problems.push(problem));
    for (const { file, lang, type } of list(folder, this.settingsFile)) {
      const name = path.relative(this.folder, file);
      const stamp = folder.stamp(file);
      // The file was deleted after the folder was listed; the watcher reports the deletion.
      if (stamp === undefined) continue;
      const known = this.#entries.get(name);
      if (known?.stamp === stamp) {
        entries.set(name, known);
        continue;
      }
      const text = folder.read(file);
      if (text === undefined) continue;
      const hash = createHash('sha256').update(text).digest('base64');
      const result = readDocument(text, displayPath(file), { lang, type }, model, settings);
      entries.set(name, { stamp, hash, result });
    }
    this.#entries = entries;

    const documents: ParsedDocument[] = [];
    const archived: ArchivedDocument[] = [];
    const hashes = new Map<string, string>();
    for (const [name, { hash, result }] of entries) {
      hashes.set(name, hash);
      if (result.document) documents.push(result.document);
      if (result.archived) archived.push(result.archived);
      for (const problem of (result.document ?? result).problems) problems.push(problem);
    }
    return { documents, archived, problems, hashes };
  }
}

function list(
  folder: ContentFolder,
  settingsFile: string,
): { file: string; lang: string; type: string }[] {
  const misplaced = ({ path: file }: Entry): void => {
    folder.report({
      file: displayPath(file),
      cause: 'this file is not in a folder for documents.',
      remedy: 'Move it to <language>/<type>/<name>.json.',
    });
  };
  return folder.list().flatMap((lang) => {
    if (isDocument(lang) && lang.name !== settingsFile) misplaced(lang);
    if (!lang.isFolder || unpublishedFolders.includes(lang.name)) return [];
    return folder.list(lang.path).flatMap((type) => {
      if (isDocument(type)) misplaced(type);
      if (!type.isFolder) return [];
      return folder.list(type.path).flatMap((document) => {
        if (document.isFolder) folder.list(document.path).filter(isDocument).forEach(misplaced);
        if (!isDocument(document)) return [];
        return { file: document.path, lang: lang.name, type: type.name };
      });
    });
  });
}

function isDocument({ name, isFolder }: Entry): boolean {
  return !isFolder && name.endsWith('.json');
}
