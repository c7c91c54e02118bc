import path from 'node:path';
import { contentHash, listFolder, orReport, readText } from './contentFiles';
import type { Entry, ReportProblem } from './contentFiles';
import type { Model } from './customTypes';
import { displayPath } from './problems';
import type { Problem } from './problems';
import { readDocument } from './readDocument';
import type { ArchivedDocument, ParsedDocument } from './readDocument';
import type { Settings } from './settings';

/** These folders are beside the language folders. */
const unpublishedFolders = ['drafts', 'experiments', 'releases'];

/** Only these JSON files may be beside the language folders. */
const settingsFiles = ['repository.json', 'release.json'];

export type DocumentFiles = {
  documents: readonly ParsedDocument[];
  archived: readonly ArchivedDocument[];
  problems: readonly Problem[];
  hash: string;
};

/** Reads `<folder>/<lang>/<type>/<name>.json`. */
export function readDocuments(folder: string, model: Model, settings: Settings): DocumentFiles {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const read = list(folder, report).flatMap(({ file, lang, type }) => {
    const text = orReport(file, report, () => readText(file));
    if (text === undefined) return [];
    const hash = contentHash([path.relative(folder, file), text]);
    return { ...readDocument(text, displayPath(file), { lang, type }, model, settings), hash };
  });
  return {
    documents: read.flatMap(({ document }) => document ?? []),
    archived: read.flatMap(({ archived }) => archived ?? []),
    problems: [...problems, ...read.flatMap((file) => file.problems)],
    hash: contentHash(read.map(({ hash }) => hash)),
  };
}

function list(folder: string, report: ReportProblem) {
  const misplaced = ({ path: file }: Entry): void => {
    report({
      file: displayPath(file),
      cause: 'this file is not in a folder for documents.',
      remedy: 'Move it to <language>/<type>/<name>.json.',
    });
  };
  return listFolder(folder, report).flatMap((lang) => {
    if (isDocument(lang) && !settingsFiles.includes(lang.name)) misplaced(lang);
    if (!lang.isFolder || unpublishedFolders.includes(lang.name)) return [];
    return listFolder(lang.path, report).flatMap((type) => {
      if (isDocument(type)) misplaced(type);
      if (!type.isFolder) return [];
      return listFolder(type.path, report).flatMap((document) => {
        if (!isDocument(document)) return [];
        return { file: document.path, lang: lang.name, type: type.name };
      });
    });
  });
}

function isDocument({ name, isFolder }: Entry): boolean {
  return !isFolder && name.endsWith('.json');
}
