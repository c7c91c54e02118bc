import path from 'node:path';
import { assemble, dropDuplicates } from '../model/assemble';
import { contentHash, listFolder, orReport, readJson } from '../model/contentFiles';
import { readDocuments } from '../model/documentFiles';
import type { DocumentFiles } from '../model/documentFiles';
import { displayPath, fileError } from '../model/problems';
import type { Problem } from '../model/problems';
import type { ParsedDocument } from '../model/documentFiles';
import type { DeclaredExperiment } from '../model/settings';
import { toTimestamp } from '../model/timestamp';
import { Snapshot } from './snapshot';

/** The published content with the changes of one folder. */
type VariantState = {
  /** Has the form `<folder's hash><files' hash>~<master ref>`, in Prismic `<hash>~<master ref>`. */
  ref: string;
  snapshot: Snapshot;
  documents: readonly string[];
};

export type Release = VariantState & { id: string; label: string; scheduledAt?: string };

type Variation = VariantState & { id: string; label: string };

export type Experiment = Omit<DeclaredExperiment, 'variations'> & {
  variations: readonly Variation[];
};

export type Variants = {
  drafts: VariantState;
  releases: readonly Release[];
  experiments: Record<'draft' | 'running', readonly Experiment[]>;
};

type Published = { master: Snapshot; documents: readonly ParsedDocument[] };

const releaseFile = 'release.json';

export function loadVariants(folder: string, published: Published, problems: Problem[]): Variants {
  const toExperiment = ({ variations, ...experiment }: DeclaredExperiment): Experiment => ({
    ...experiment,
    variations: variations.map(({ id, label }) => {
      const own = path.join(folder, 'experiments', experiment.id, id);
      return { ...loadVariant(own, [experiment.id, id], published, problems), id, label };
    }),
  });
  const { draft, running } = published.master.settings.experiments;
  return {
    drafts: loadVariant(path.join(folder, 'drafts'), [], published, problems),
    releases: foldersIn(path.join(folder, 'releases'), problems).flatMap((each) => {
      const release = readRelease(each, problems);
      if (!release) return [];
      const { text, ...shown } = release;
      return { ...loadVariant(each, [shown.id, text], published, problems), ...shown };
    }),
    experiments: { draft: draft.map(toExperiment), running: running.map(toExperiment) },
  };
}

function readRelease(folder: string, problems: Problem[]) {
  const file = path.join(folder, releaseFile);
  const problem = (cause: string, field?: string): Problem => ({
    ...{ file: displayPath(file), cause, ...(field ? { field } : {}) },
    remedy: 'Write {"label": "…", "scheduledAt": "2027-01-15T09:00:00+0000"} (or no date).',
  });
  const report = (found: Problem) => problems.push(found);
  const content = orReport(file, report, () => {
    const found = readJson(file);
    if (found) return found;
    throw fileError(problem('the release does not have this file, so the release is left out.'));
  });
  if (!content) return undefined;
  const { label = '', scheduledAt } = content.json;
  const timestamp = toTimestamp(String(scheduledAt));
  if (scheduledAt !== undefined && !timestamp) {
    report(problem('the date is not a timestamp.', 'scheduledAt'));
  }
  return {
    id: path.basename(folder),
    label: String(label),
    ...(timestamp ? { scheduledAt: timestamp } : {}),
    text: content.text,
  };
}

function foldersIn(folder: string, problems: Problem[]): string[] {
  return listFolder(folder, (problem) => problems.push(problem)).flatMap((entry) =>
    entry.isFolder ? entry.path : [],
  );
}

const FOLDER_HASH_LENGTH = 8;

/** Finds a release by the start of its ref, which stays the same when the release changes. */
export function releaseOf(ref: string, releases: readonly Release[]): Release | undefined {
  const start = ref.slice(0, FOLDER_HASH_LENGTH);
  return ref.includes('~') ? releases.find((release) => release.ref.startsWith(start)) : undefined;
}

/** @param texts The ref depends on these texts and on the folder's files. */
function loadVariant(
  folder: string,
  texts: readonly string[],
  { master, documents: published }: Published,
  problems: Problem[],
): VariantState {
  const read = readDocuments(folder, master.model, master.settings);
  const folderHash = contentHash([path.basename(folder)]).slice(0, FOLDER_HASH_LENGTH);
  const hash = contentHash([...texts, read.hash]).slice(FOLDER_HASH_LENGTH);
  problems.push(...read.problems);
  const changed = dropDuplicates(applyChanges(published, read, problems), problems);
  const content = { ...master, ref: `${folderHash}${hash}~${master.ref}` };
  const snapshot = new Snapshot(content, assemble(changed, master, problems));
  const ids = read.documents.map(({ target }) => target.id).filter((id) => snapshot.byId(id));
  return { ref: content.ref, snapshot, documents: ids };
}

/**
 * Replaces published documents by their changed versions, which get the published dates. Adds new
 * documents without dates. Removes archived documents. Reports and ignores a file with another type
 * or language than the published document, and an archived document that is not published or is
 * changed too.
 */
function applyChanges(
  published: readonly ParsedDocument[],
  { documents, archived }: DocumentFiles,
  problems: Problem[],
): readonly ParsedDocument[] {
  const byId = new Map(published.map((document) => [document.target.id, document]));
  const changed = documents.filter(({ file, target: { id, type, lang } }) => {
    const other = byId.get(id);
    if (!other || (other.target.type === type && other.target.lang === lang)) return true;
    problems.push({
      ...{ file, field: 'id' },
      cause: `the id "${id}" belongs to ${other.file}, which has another type or language.`,
      remedy: 'Change the id, or move the file to the type and language of the published document.',
    });
    return false;
  });
  const replaced = new Set(changed.map(({ target }) => target.id));
  for (const { file, id } of archived) {
    if (byId.has(id) && !replaced.has(id)) {
      replaced.add(id);
      continue;
    }
    problems.push({
      ...{ file, field: 'id' },
      cause: `no published document has the id "${id}", or it is also changed here, so this file archives nothing.`,
      remedy: 'Correct the id, or delete one of the files.',
    });
  }
  const dated = changed.map((document) => {
    const { first_publication_date = null, last_publication_date = null } =
      byId.get(document.target.id)?.target ?? {};
    return {
      ...document,
      target: { ...document.target, first_publication_date, last_publication_date },
    };
  });
  return [...published.filter(({ target }) => !replaced.has(target.id)), ...dated];
}

/** Returns the id of the document that a preview opens first. */
export function mainDocument({ snapshot, documents }: VariantState): string | undefined {
  const { masterLanguage } = snapshot.settings;
  return documents.find((id) => snapshot.byId(id)?.lang === masterLanguage) ?? documents[0];
}
