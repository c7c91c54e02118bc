import { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { assemble, dropDuplicates } from '../model/assemble';
import type { Document } from '../model/assemble';
import type { ChangeDates } from '../model/changeDates';
import { contentHash, listFolder, orReport, readJson } from '../model/contentFiles';
import type { ReportProblem } from '../model/contentFiles';
import { loadModel } from '../model/customTypes';
import type { CustomType, Model } from '../model/customTypes';
import { readDocuments } from '../model/documentFiles';
import type { DocumentFiles, ParsedDocument } from '../model/documentFiles';
import { MediaReader } from '../model/mediaFiles';
import type { MediaFile } from '../model/mediaFiles';
import { ContentServiceError, fileError, displayPath, problemText } from '../model/problems';
import type { Problem } from '../model/problems';
import { loadSettings } from '../model/settings';
import type { DeclaredExperiment, Settings } from '../model/settings';
import { toTimestamp } from '../model/timestamp';

type Folders = { types: string; slices: string; documents: string; media: string };

type State = Variants & { master: Snapshot };

/** Earlier masters stay, so that a build can finish reading its ref while the content changes. */
const MAX_EARLIER_MASTERS = 20;

export class Repository {
  /** Emits `load` after every load, even if the master is unchanged: drafts may have changed. */
  readonly events = new EventEmitter().setMaxListeners(0);
  readonly #media: MediaReader;
  #masters: readonly Snapshot[] = [];
  #state: State | undefined;
  problems: readonly Problem[] = [];

  constructor(
    readonly folders: Folders,
    readonly checkModel: (model: Model) => Problem[],
    readonly dates: ChangeDates,
  ) {
    this.#media = new MediaReader(folders.media);
  }

  get state(): State {
    if (!this.#state) throw new Error('The repository has not been loaded yet.');
    return this.#state;
  }

  get master(): Snapshot {
    return this.state.master;
  }

  /** The ref of an earlier state of a release finds the current state. */
  find(ref: string): Snapshot | undefined {
    const variations = variationsOf(this.state).map(({ snapshot }) => snapshot);
    return (
      [...this.#masters, ...variations].find((snapshot) => snapshot.ref === ref) ??
      releaseOf(ref, this.state.releases)?.snapshot
    );
  }

  /**
   * Returns whether a ref in the metadata changed; drafts have no ref there.
   * @throws {ContentServiceError} without the documents folder; the first load for an invalid model
   */
  async load(): Promise<boolean> {
    const problems: Problem[] = [];
    const { types, slices, documents: folder } = this.folders;
    requireFolder(folder);
    const last = this.#state?.master;
    const settings = orLast(() => loadSettings(folder), last?.settings, problems);
    const loaded = orLast(() => loadModel(types, slices), last?.model, problems);
    // The object of an unchanged model stays, because it is the key of the GraphQL schema.
    const model = last?.model.hash === loaded.hash ? last.model : loaded;
    const { files: media, problems: mediaProblems } = await this.#media.read();
    const read = readDocuments(folder, model, settings);
    problems.push(...loaded.problems, ...this.checkModel(model), ...mediaProblems);
    problems.push(...read.problems, ...read.archived.map(archivedAsPublished));
    const published = this.dates.apply(dropDuplicates(read.documents, problems), media);
    const documents = assemble(published, { settings, model, media }, problems);
    const ref = contentHash([
      settings.source,
      model.hash,
      read.hash,
      ...[...media.values()].flatMap(({ name, hash }) => [name, hash]),
      // A document that was changed and changed back has a new date, so the ref must differ.
      ...documents.map((document) => document.last_publication_date ?? ''),
    ]);
    const master =
      this.#masters.find((earlier) => earlier.ref === ref) ??
      new Snapshot(ref, settings, model, media, documents);
    const others = this.#masters.filter((earlier) => earlier !== master);
    this.#masters = [master, ...others.slice(0, MAX_EARLIER_MASTERS)];
    const variants = loadVariants(folder, { master, documents: published }, problems);
    // Variants repeat the problems of the published documents, so equal problems are reported once.
    this.problems = [...new Map(problems.map((each) => [problemText(each), each])).values()];

    const from = this.#state;
    this.#state = { master, ...variants };
    this.events.emit('load');
    return from !== undefined && listedRefs(from) !== listedRefs(this.#state);
  }
}

function orLast<T>(load: () => T, last: T | undefined, problems: Problem[]): T {
  try {
    return load();
  } catch (error) {
    const problem = error instanceof ContentServiceError ? error.problem : undefined;
    if (last === undefined || !problem) throw error;
    const remedy = `${problem.remedy} Until then the service uses the last valid version.`;
    problems.push({ ...problem, remedy });
    return last;
  }
}

function variationsOf({ experiments }: State) {
  return [...experiments.draft, ...experiments.running].flatMap(({ variations }) => variations);
}

function listedRefs(state: State): string {
  return [state.master, ...state.releases, ...variationsOf(state)].map(({ ref }) => ref).join();
}

function requireFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw fileError({
    file: displayPath(folder),
    cause: 'there is no such folder for the documents.',
    remedy: 'Create it, or choose another folder with --documents.',
  });
}

function archivedAsPublished({ file }: { file: string }): Problem {
  return {
    file,
    field: 'archived',
    cause: 'an archived document is among the published ones, so it is left out.',
    remedy: 'Delete the file, or move it to drafts/ or to a release.',
  };
}

/** The content of a ref. Its documents are in the default order. */
export class Snapshot {
  readonly documents: readonly Document[];
  readonly tags: readonly string[];
  readonly #byId: ReadonlyMap<string, Document>;
  readonly #byType: ReadonlyMap<string, readonly Document[]>;

  constructor(
    readonly ref: string,
    readonly settings: Settings,
    readonly model: Model,
    readonly media: ReadonlyMap<string, MediaFile>,
    documents: readonly Document[],
  ) {
    this.documents = [...documents].sort(byDefaultOrder);
    this.tags = [...new Set(documents.flatMap(({ tags }) => tags))].sort();
    this.#byId = new Map(documents.map((document) => [document.id, document]));
    const ofType = (type: string) => this.documents.filter((document) => document.type === type);
    this.#byType = new Map([...model.types.keys()].map((type) => [type, ofType(type)]));
  }

  byId(id: string): Document | undefined {
    return this.#byId.get(id);
  }

  ofType(type: string): readonly Document[] {
    return this.#byType.get(type) ?? [];
  }

  customType(document: Document): CustomType {
    const type = this.model.types.get(document.type);
    if (!type) throw new Error(`The type "${document.type}" is not in the model of ${this.ref}.`);
    return type;
  }
}

/** The newest comes first. Prismic's order is undocumented. */
function byDefaultOrder(a: Document, b: Document): number {
  const [dateA, dateB] = [a.last_publication_date ?? '', b.last_publication_date ?? ''];
  if (dateA !== dateB) return dateA > dateB ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

type VariantState = {
  /** Has the form `<folder's hash><files' hash>~<master ref>`, in Prismic `<hash>~<master ref>`. */
  ref: string;
  snapshot: Snapshot;
  /** Only the documents that differ from the published ones. */
  documents: readonly Document[];
};

export type Variation = VariantState & { id: string; label: string };

export type Release = Variation & { scheduledAt?: string | undefined };

export type Experiment = Omit<DeclaredExperiment, 'variations'> & {
  variations: readonly Variation[];
};

type Variants = {
  drafts: VariantState;
  releases: readonly Release[];
  experiments: Record<'draft' | 'running', readonly Experiment[]>;
};

type Published = { master: Snapshot; documents: readonly ParsedDocument[] };

function loadVariants(folder: string, published: Published, problems: Problem[]): Variants {
  const toExperiment = ({ variations, ...experiment }: DeclaredExperiment): Experiment => ({
    ...experiment,
    variations: variations.map(({ id, label }) => {
      const own = path.join(folder, 'experiments', experiment.id, id);
      return { ...loadVariant(own, [experiment.id, id], published, problems), id, label };
    }),
  });
  const { draft, running } = published.master.settings.experiments;
  const report = (problem: Problem) => problems.push(problem);
  return {
    drafts: loadVariant(path.join(folder, 'drafts'), [], published, problems),
    releases: listFolder(path.join(folder, 'releases'), report).flatMap((entry) => {
      const release = entry.isFolder && readRelease(entry.path, report);
      if (!release) return [];
      const { text, ...shown } = release;
      return { ...loadVariant(entry.path, [shown.id, text], published, problems), ...shown };
    }),
    experiments: { draft: draft.map(toExperiment), running: running.map(toExperiment) },
  };
}

function readRelease(folder: string, report: ReportProblem) {
  const file = path.join(folder, 'release.json');
  const problem = (cause: string, field?: string): Problem => ({
    ...{ file: displayPath(file), field, cause },
    remedy: 'Write {"label": "…", "scheduledAt": "2027-01-15T09:00:00+0000"} (or no date).',
  });
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
    scheduledAt: timestamp,
    text: content.text,
  };
}

const FOLDER_HASH_LENGTH = 8;

/** Finds a release by the start of its ref, which stays the same when the release changes. */
export function releaseOf(ref: string, releases: readonly Release[]): Release | undefined {
  const start = ref.slice(0, FOLDER_HASH_LENGTH);
  return ref.includes('~') ? releases.find((release) => release.ref.startsWith(start)) : undefined;
}

/** The ref depends on the texts and on the folder's files. */
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
  const ref = `${folderHash}${hash}~${master.ref}`;
  const { settings, model, media } = master;
  const snapshot = new Snapshot(ref, settings, model, media, assemble(changed, master, problems));
  const own = read.documents.flatMap(({ target }) => snapshot.byId(target.id) ?? []);
  return { ref, snapshot, documents: own };
}

/** Changed documents get the published dates; new documents have no dates. */
function applyChanges(
  published: readonly ParsedDocument[],
  { documents, archived }: DocumentFiles,
  problems: Problem[],
): readonly ParsedDocument[] {
  const byId = new Map(published.map((document) => [document.target.id, document]));
  const report = (file: string, cause: string, remedy: string) =>
    problems.push({ file, field: 'id', cause, remedy });
  const changed = documents.filter(({ file, target: { id, type, lang } }) => {
    const other = byId.get(id);
    if (!other || (other.target.type === type && other.target.lang === lang)) return true;
    report(
      file,
      `the id "${id}" belongs to ${other.file}, which has another type or language.`,
      'Change the id, or move the file to the type and language of the published document.',
    );
    return false;
  });
  const replaced = new Set(changed.map(({ target }) => target.id));
  for (const { file, id } of archived) {
    if (!byId.has(id) || replaced.has(id)) {
      report(
        file,
        `no published document has the id "${id}", or it is also changed here, so this file archives nothing.`,
        'Correct the id, or delete one of the files.',
      );
    }
    replaced.add(id);
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

export function mainDocument({ snapshot, documents }: VariantState): Document | undefined {
  const { masterLanguage } = snapshot.settings;
  return documents.find(({ lang }) => lang === masterLanguage) ?? documents[0];
}
