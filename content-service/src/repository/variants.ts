import path from 'node:path';
import type { Assembler } from '../model/assemble';
import { ContentFolder, problemOf, readText } from '../model/contentFiles';
import { DocumentReader } from '../model/documentFiles';
import { isJsonObject, JsonError, parseJson } from '../model/json';
import type { JsonObject } from '../model/json';
import { displayPath, problemText } from '../model/problems';
import type { Problem } from '../model/problems';
import type { ArchivedDocument, ParsedDocument } from '../model/readDocument';
import type { LinkTarget } from '../model/scope';
import { toTimestamp } from '../model/timestamp';
import { contentHash, Snapshot } from './snapshot';

export type Release = VariantState & { id: string; label: string; scheduledAt?: string };

type Variation = VariantState & { id: string; label: string };

export type Experiment = {
  id: string;
  googleId?: string;
  name: string;
  variations: readonly Variation[];
};

/** The drafts, releases and experiments at one time. */
export type VariantsState = {
  drafts: VariantState;
  releases: readonly Release[];
  experiments: Record<'draft' | 'running', readonly Experiment[]>;
};

const releaseFile = 'release.json';

/** The folders `drafts`, `releases/<id>` and `experiments/<id>/<variation>` of the documents. */
export class Variants {
  readonly #variants = new Map<string, Variant>();

  constructor(readonly folder: string) {}

  /** Reads the changes on disk and adds their problems to `problems`. */
  load(published: Published, problems: Problem[]): VariantsState {
    const used = new Set<string>();
    const load = (folder: string, settings: string[], settingsFile?: string): VariantState => {
      const variant = this.#variants.get(folder) ?? new Variant(folder, settingsFile);
      this.#variants.set(folder, variant);
      used.add(folder);
      const state = variant.load(published, settings);
      for (const problem of state.problems) problems.push(problem);
      return state;
    };

    const state = {
      drafts: load(path.join(this.folder, 'drafts'), []),
      releases: foldersIn(path.join(this.folder, 'releases'), problems).flatMap((folder) => {
        const release = readRelease(folder, problems);
        if (!release) return [];
        const { text, ...shown } = release;
        return { ...load(folder, [shown.id, text], releaseFile), ...shown };
      }),
      experiments: this.#experiments(published, load),
    };
    for (const folder of this.#variants.keys())
      if (!used.has(folder)) this.#variants.delete(folder);
    problems.push(...unusedExperiments(this.folder, used, problems));
    return state;
  }

  #experiments(
    { snapshot }: Published,
    load: (folder: string, settings: string[]) => VariantState,
  ): VariantsState['experiments'] {
    const { draft, running } = snapshot.settings.experiments;
    const toExperiment = ({ variations, ...experiment }: (typeof draft)[number]): Experiment => ({
      ...experiment,
      variations: variations.map(({ id, label }) => {
        const folder = path.join(this.folder, 'experiments', experiment.id, id);
        return { ...load(folder, [experiment.id, id]), id, label };
      }),
    });
    return { draft: draft.map(toExperiment), running: running.map(toExperiment) };
  }
}

function readRelease(folder: string, problems: Problem[]) {
  const file = path.join(folder, releaseFile);
  const report = (cause: string, field?: string): undefined => {
    const remedy = 'Write {"label": "…", "scheduledAt": "2027-01-15T09:00:00+0000"} (or no date).';
    problems.push({ file: displayPath(file), ...(field ? { field } : {}), cause, remedy });
  };
  let text: string | undefined;
  try {
    text = readText(file);
  } catch (error) {
    const problem = problemOf(error, file);
    if (problem) problems.push(problem);
    return undefined;
  }
  if (text === undefined) return report('the release does not have this file, so it is left out.');
  const json = parseRelease(text);
  if (typeof json === 'string') return report(`${json}, so the release is left out.`);
  const { label = '', scheduledAt } = json;
  const timestamp = typeof scheduledAt === 'string' ? toTimestamp(scheduledAt) : undefined;
  if (typeof label !== 'string') report('the label is not a string.', 'label');
  if (scheduledAt !== undefined && !timestamp)
    report('the date is not a timestamp.', 'scheduledAt');
  return {
    id: path.basename(folder),
    label: typeof label === 'string' ? label : '',
    ...(timestamp ? { scheduledAt: timestamp } : {}),
    text,
  };
}

function parseRelease(text: string): JsonObject | string {
  try {
    const json = parseJson(text);
    return isJsonObject(json) ? json : 'the file does not hold a JSON object';
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { place, message } = error;
    return `the JSON is malformed${place ? ` at ${place}` : ''}: ${message}`;
  }
}

function unusedExperiments(
  folder: string,
  used: ReadonlySet<string>,
  problems: Problem[],
): Problem[] {
  return foldersIn(path.join(folder, 'experiments'), problems)
    .flatMap((experiment) => foldersIn(experiment, problems))
    .filter((variation) => !used.has(variation))
    .map((variation) => ({
      file: displayPath(variation),
      cause: 'this folder does not belong to a variation of an experiment, so it is not served.',
      remedy: 'Declare the experiment and its variations in repository.json, or delete the folder.',
    }));
}

function foldersIn(folder: string, problems: Problem[]): string[] {
  return new ContentFolder(folder, (problem) => problems.push(problem))
    .list()
    .flatMap((entry) => (entry.isFolder ? entry.path : []));
}

/** The published content, as its variants need it. */
type Published = {
  snapshot: Snapshot;
  documents: readonly ParsedDocument[];
  problems: readonly Problem[];
  assembler: Assembler;
};

/** The published content with the changed documents of one folder applied to it. */
export type VariantState = {
  /** `<hash of the folder><hash of its files>~<master ref>`; Prismic's releases have `<hash>~<master ref>`. */
  ref: string;
  snapshot: Snapshot;
  /** The ids of the changed documents in the snapshot. */
  documents: readonly string[];
  /** The ids of the published documents that the variant hides. */
  archived: readonly string[];
  /** The problems that the published content does not have. */
  problems: readonly Problem[];
};

/**
 * The id of the changed document that a preview opens first: the first in the master language,
 * otherwise the first of all.
 */
export function mainDocument({ snapshot, documents }: VariantState): string | undefined {
  const { masterLanguage } = snapshot.settings;
  return documents.find((id) => snapshot.byId(id)?.lang === masterLanguage) ?? documents[0];
}

const FOLDER_HASH_LENGTH = 8;

/** The release to which a ref belongs or belonged, by the part of the ref that stays when the release changes. */
export function releaseOf(ref: string, releases: readonly Release[]): Release | undefined {
  const start = ref.slice(0, FOLDER_HASH_LENGTH);
  return ref.includes('~') ? releases.find((release) => release.ref.startsWith(start)) : undefined;
}

/** A folder of changed documents, `<lang>/<type>/<name>.json`. */
class Variant {
  readonly #reader: DocumentReader;
  readonly #folderHash: string;
  #state: VariantState | undefined;

  /** @param settingsFile the name of the only other JSON file that may be in the folder itself */
  constructor(folder: string, settingsFile = '') {
    this.#reader = new DocumentReader(folder, settingsFile);
    this.#folderHash = contentHash([path.basename(folder)]).slice(0, FOLDER_HASH_LENGTH);
  }

  /**
   * Reads the changes on disk.
   * @param settings texts besides the documents that the ref depends on
   */
  load(published: Published, settings: readonly string[]): VariantState {
    const { snapshot: master, assembler } = published;
    const read = this.#reader.read(master.model, master.settings);
    const hash = contentHash([...settings, ...[...read.hashes].flat()]);
    const ref = `${this.#folderHash}${hash.slice(FOLDER_HASH_LENGTH)}~${master.ref}`;
    if (this.#state?.ref === ref) return this.#state;

    const problems: Problem[] = [...read.problems];
    const { documents: remaining, archivedIds } = withoutArchived(
      published.documents,
      read.archived,
      read.documents,
      problems,
    );
    const documents = overlay(remaining, read.documents, problems);
    const { settings: masterSettings, model, media } = master;
    const assembled = assembler.assemble(documents, model, masterSettings, media);
    const known = new Set(published.problems.map(problemText));
    const shownIds = new Set(assembled.documents.map(({ id }) => id));
    const snapshot = new Snapshot({
      ref,
      settings: masterSettings,
      model,
      media,
      documents: assembled.documents,
    });
    this.#state = {
      ref,
      snapshot,
      documents: read.documents.map(({ target }) => target.id).filter((id) => shownIds.has(id)),
      archived: [...archivedIds],
      problems: [...problems, ...assembled.problems].filter(
        (problem) => !known.has(problemText(problem)),
      ),
    };
    return this.#state;
  }
}

/**
 * Replaces published documents with changed ones, for a preview, a release or an experiment. A changed
 * document that has another type or language than the published one is reported and dropped.
 * @returns the published documents, each replaced by the changed one with its id, then the changed
 *   documents that are not published. A changed document gets the dates of the published one, or none.
 */
export function overlay(
  published: readonly ParsedDocument[],
  changed: readonly ParsedDocument[],
  problems: Problem[],
): ParsedDocument[] {
  const byId = new Map(published.map((document) => [document.target.id, document]));
  const valid = changed.filter((document) => matchesPublished(document, byId, problems));
  const changedById = new Map(valid.map((document) => [document.target.id, document]));
  const replaced = published.map((document) => {
    const change = changedById.get(document.target.id);
    return change ? withDatesOf(document, change) : document;
  });
  const others = valid.filter(
    (document) => !byId.has(document.target.id) || changedById.get(document.target.id) !== document,
  );
  return [...replaced, ...others.map((document) => withDatesOf(undefined, document))];
}

function withDatesOf(
  published: ParsedDocument | undefined,
  change: ParsedDocument,
): ParsedDocument {
  const { first_publication_date = null, last_publication_date = null } = published?.target ?? {};
  return { ...change, target: { ...change.target, first_publication_date, last_publication_date } };
}

/**
 * Whether a changed document has the type and language of the published document with its id. Also
 * true if no such document is published; a mismatch is reported.
 */
function matchesPublished(
  { file, target }: { file: string; target: Pick<LinkTarget, 'id' | 'type' | 'lang'> },
  published: ReadonlyMap<string, ParsedDocument>,
  problems: Problem[],
): boolean {
  const other = published.get(target.id);
  if (!other || (other.target.type === target.type && other.target.lang === target.lang)) {
    return true;
  }
  problems.push({
    file,
    field: 'id',
    cause: `the id "${target.id}" belongs to ${other.file}, which has another type or language.`,
    remedy: 'Change the id, or move the file to the type and language of the published document.',
  });
  return false;
}

/**
 * Removes the archived documents from the published ones.
 * @param changed the changed documents of the same folder. If one has the id of an archived
 *   document, it wins and this is reported; so is an archived document that is not published with
 *   the same type and language.
 */
function withoutArchived(
  published: readonly ParsedDocument[],
  archived: readonly ArchivedDocument[],
  changed: readonly ParsedDocument[],
  problems: Problem[],
): { documents: readonly ParsedDocument[]; archivedIds: ReadonlySet<string> } {
  if (archived.length === 0) return { documents: published, archivedIds: new Set() };
  const byId = new Map(published.map((document) => [document.target.id, document]));
  const changes = new Map(changed.map((document) => [document.target.id, document]));
  const valid = archived.filter((document) => {
    const { file, target } = document;
    const report = (cause: string, remedy: string): false => {
      problems.push({ file, field: 'id', cause, remedy });
      return false;
    };
    if (!byId.has(target.id)) {
      const remedy =
        'Correct the id, or delete this file: only a published document can be archived.';
      return report(`no published document has the id "${target.id}".`, remedy);
    }
    const change = changes.get(target.id);
    if (change) {
      const cause = `the id "${target.id}" is also the id of ${change.file}, so it is not archived.`;
      return report(cause, 'Keep one of the two files.');
    }
    return matchesPublished(document, byId, problems);
  });
  const archivedIds = new Set(valid.map(({ target }) => target.id));
  return { documents: published.filter(({ target }) => !archivedIds.has(target.id)), archivedIds };
}

/** An experiment in the format of the metadata. */
export function toExperiment({ id, googleId, name, variations }: Experiment) {
  return {
    id,
    ...(googleId === undefined ? {} : { googleId }),
    name,
    variations: variations.map((variation) => ({
      id: variation.id,
      ref: variation.ref,
      label: variation.label,
    })),
  };
}
