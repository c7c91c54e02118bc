import path from 'node:path';
import { contentHash, listFolder, problemOf, readText } from './contentFiles';
import type { Entry, ReportProblem } from './contentFiles';
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
    const report = (problem: Problem) => problems.push(problem);
    for (const { file, stamp, lang, type } of list(this.folder, this.settingsFile, report)) {
      const known = this.#files.get(file);
      if (known?.stamp === stamp) {
        files.set(file, known);
        continue;
      }
      const text = readOrReport(file, report);
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

function readOrReport(file: string, report: ReportProblem): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    const problem = problemOf(error, file);
    if (problem) report(problem);
    return undefined;
  }
}

function list(folder: string, settingsFile: string, report: ReportProblem) {
  const misplaced = ({ path: file }: Entry): void => {
    report({
      file: displayPath(file),
      cause: 'this file is not in a folder for documents.',
      remedy: 'Move it to <language>/<type>/<name>.json.',
    });
  };
  return listFolder(folder, report).flatMap((lang) => {
    if (isDocument(lang) && lang.name !== settingsFile) misplaced(lang);
    if (!lang.isFolder || unpublishedFolders.includes(lang.name)) return [];
    return listFolder(lang.path, report).flatMap((type) => {
      if (isDocument(type)) misplaced(type);
      if (!type.isFolder) return [];
      return listFolder(type.path, report).flatMap((document) => {
        if (!isDocument(document)) return [];
        const { path: file, stamp } = document;
        return { file, stamp, lang: lang.name, type: type.name };
      });
    });
  });
}

function isDocument({ name, isFolder }: Entry): boolean {
  return !isFolder && name.endsWith('.json');
}
