import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
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

type Entry = { stamp: string; hash: string; result: FileContent };

/** Reads `<folder>/<lang>/<type>/<name>.json`. Later calls read only the files that changed. */
export class DocumentReader {
  #entries = new Map<string, Entry>();
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

    const entries = new Map<string, Entry>();
    const problems: Problem[] = [];
    for (const { file, lang, type } of this.#list(problems)) {
      const name = path.relative(this.folder, file);
      const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
      // The file was deleted after the folder was listed; the watcher reports the deletion.
      if (!stats) continue;
      const stamp = `${stats.mtimeNs} ${stats.size}`;
      const known = this.#entries.get(name);
      if (known?.stamp === stamp) {
        entries.set(name, known);
        continue;
      }
      const text = readFileSync(file, 'utf8');
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

  #list(problems: Problem[]): { file: string; lang: string; type: string }[] {
    const misplaced = (file: string): void => {
      problems.push({
        file: displayPath(file),
        cause: 'this file is not in a folder for documents.',
        remedy: 'Move it to <language>/<type>/<name>.json.',
      });
    };
    return children(this.folder).flatMap((lang) => {
      if (lang.isFile() || unpublishedFolders.includes(lang.name)) {
        if (isDocument(lang) && lang.name !== this.settingsFile) misplaced(pathOf(lang));
        return [];
      }
      return children(pathOf(lang)).flatMap((type) => {
        if (isDocument(type)) misplaced(pathOf(type));
        if (!type.isDirectory()) return [];
        return children(pathOf(type)).flatMap((document) => {
          if (document.isDirectory())
            children(pathOf(document)).filter(isDocument).map(pathOf).forEach(misplaced);
          if (!isDocument(document)) return [];
          return { file: pathOf(document), lang: lang.name, type: type.name };
        });
      });
    });
  }
}

function children(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function pathOf(entry: Dirent): string {
  return path.join(entry.parentPath, entry.name);
}

function isDocument(entry: Dirent): boolean {
  return entry.isFile() && entry.name.endsWith('.json');
}
