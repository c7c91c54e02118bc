import path from 'node:path';
import { contentHash, listFolder, orReport, readJson } from './contentFiles';
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
    const reportLeftOut = (problem: Problem) =>
      report({ ...problem, remedy: `${problem.remedy} Until then the document is left out.` });
    const content = orReport(file, reportLeftOut, () => readJson(file));
    if (!content) return [];
    const hash = contentHash([path.relative(folder, file), content.text]);
    const place = { file: displayPath(file), lang, type };
    const parsed = readDocument(content.json, place, model, settings);
    problems.push(...parsed.problems);
    return { ...parsed, hash };
  });
  return {
    documents: read.flatMap(({ document }) => document ?? []),
    archived: read.flatMap(({ archived }) => archived ?? []),
    problems,
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
