import path from 'node:path';
import { ContentFolder, contentHash } from './contentFiles';
import type { Entry } from './contentFiles';
import type { Model } from './customTypes';
import { displayPath } from './problems';
import type { Problem } from './problems';
import { readDocument } from './readDocument';
import type { ArchivedDocument, FileContent, ParsedDocument } from './readDocument';
import type { Settings } from './settings';

/** These folders are beside the language folders. */
const unpublishedFolders = ['drafts', 'experiments', 'releases'];

export type DocumentFiles = {
  documents: readonly ParsedDocument[];
  archived: readonly ArchivedDocument[];
  problems: readonly Problem[];
  hash: string;
};

type KnownFile = FileContent & { stamp: string; hash: string };

/** Reads `<folder>/<lang>/<type>/<name>.json`. Later calls read only the files that changed. */
export class DocumentReader {
  #files = new Map<string, KnownFile>();
  #model: Model | undefined;
  #languages = '';

  /** @param settingsFile the only JSON file that may be directly in the folder */
  constructor(
    readonly folder: string,
    readonly settingsFile = '',
  ) {}

  read(model: Model, settings: Settings): DocumentFiles {
    const languages = JSON.stringify(settings.languages);
    if (model !== this.#model || languages !== this.#languages) this.#files = new Map();
    this.#model = model;
    this.#languages = languages;

    const files = new Map<string, KnownFile>();
    const problems: Problem[] = [];
    const folder = new ContentFolder(this.folder, (problem) => problems.push(problem));
    for (const { file, lang, type } of list(folder, this.settingsFile)) {
      const stamp = folder.stamp(file);
      // The file was deleted after the folder was listed. The watcher reports the deletion.
      if (stamp === undefined) continue;
      const known = this.#files.get(file);
      if (known?.stamp === stamp) {
        files.set(file, known);
        continue;
      }
      const text = folder.read(file);
      if (text === undefined) continue;
      const hash = contentHash([path.relative(this.folder, file), text]);
      const content = readDocument(text, displayPath(file), { lang, type }, model, settings);
      files.set(file, { ...content, stamp, hash });
    }
    this.#files = files;

    const read = [...files.values()];
    return {
      documents: read.flatMap(({ document }) => document ?? []),
      archived: read.flatMap(({ archived }) => archived ?? []),
      problems: [...problems, ...read.flatMap((file) => file.problems)],
      hash: contentHash(read.map(({ hash }) => hash)),
    };
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
