import { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { assemble, dropDuplicates } from '../model/assemble';
import type { ChangeDates } from '../model/changeDates';
import { contentHash } from '../model/contentFiles';
import { loadModel } from '../model/customTypes';
import type { Model } from '../model/customTypes';
import { readDocuments } from '../model/documentFiles';
import { MediaReader } from '../model/mediaFiles';
import { ContentServiceError, fileError, displayPath, problemText } from '../model/problems';
import type { Problem } from '../model/problems';
import type { ArchivedDocument } from '../model/documentFiles';
import { loadSettings } from '../model/settings';
import type { Settings } from '../model/settings';
import { Snapshot } from './snapshot';
import { loadVariants, releaseOf } from './variants';
import type { Variants } from './variants';

type Folders = { types: string; slices: string; documents: string; media: string };

export type State = Variants & { master: Snapshot };

/** Earlier masters stay, so that a build can finish reading its ref while the content changes. */
const MAX_EARLIER_MASTERS = 20;

export class Repository {
  /** Emits `load` after every load, even if the master is unchanged: drafts may have changed. */
  readonly events = new EventEmitter().setMaxListeners(0);
  readonly #media: MediaReader;
  /** The newest comes first. */
  #masters: readonly Snapshot[] = [];
  #model: Model | undefined;
  #state: State | undefined;
  #problems: readonly Problem[] = [];

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

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /**
   * Finds the content of a ref. The ref of an earlier state of a release returns the current state.
   */
  find(ref: string): Snapshot | undefined {
    const variations = variationsOf(this.state).map(({ snapshot }) => snapshot);
    return (
      [...this.#masters, ...variations].find((snapshot) => snapshot.ref === ref) ??
      releaseOf(ref, this.state.releases)?.snapshot
    );
  }

  /**
   * Returns whether a ref in the metadata changed; drafts have no ref there.
   * @throws {ContentServiceError} without the documents folder. The first load also throws for an
   *   invalid type or `repository.json`. Later loads report it and use its last valid version.
   */
  async load(): Promise<boolean> {
    const problems: Problem[] = [];
    const settings = this.#settings(problems);
    const model = this.#loadModel(problems);
    const media = await this.#media.read();
    const read = readDocuments(this.folders.documents, model, settings);
    problems.push(...model.problems, ...this.checkModel(model), ...media.problems);
    problems.push(...read.problems, ...archivedAsPublished(read.archived));
    const published = this.dates.apply(dropDuplicates(read.documents, problems), media.files);
    const content = { settings, model, media: media.files };
    const documents = assemble(published, content, problems);
    this.#model = model;
    const ref = contentHash([
      settings.source,
      model.hash,
      read.hash,
      ...[...media.files.values()].flatMap(({ name, hash }) => [name, hash]),
      // A document that was changed and changed back has a new date, so the ref must differ.
      ...documents.map((document) => document.last_publication_date ?? ''),
    ]);
    const master =
      this.#masters.find((earlier) => earlier.ref === ref) ??
      new Snapshot({ ...content, ref }, documents);
    this.#masters = [master, ...this.#masters.filter((earlier) => earlier !== master)].slice(
      0,
      MAX_EARLIER_MASTERS + 1,
    );
    const variants = loadVariants(
      this.folders.documents,
      { master, documents: published },
      problems,
    );
    // Variants repeat the problems of the published documents, so equal problems are reported once.
    this.#problems = [...new Map(problems.map((each) => [problemText(each), each])).values()];

    const from = this.#state;
    this.#state = { master, ...variants };
    this.events.emit('load');
    return from !== undefined && listedRefs(from) !== listedRefs(this.#state);
  }

  #settings(fileProblems: Problem[]): Settings {
    requireFolder(this.folders.documents);
    return this.#orLast(
      () => loadSettings(this.folders.documents),
      this.#state?.master.settings,
      fileProblems,
    );
  }

  #loadModel(fileProblems: Problem[]): Model {
    const model = this.#orLast(
      () => loadModel(this.folders.types, this.folders.slices),
      this.#model,
      fileProblems,
    );
    // Keep the object of an unchanged model: it is the cache key of the GraphQL schema and of the
    // parsed documents.
    const last = this.#model;
    const isKept =
      last?.hash === model.hash && JSON.stringify(last.problems) === JSON.stringify(model.problems);
    return isKept ? last : model;
  }

  #orLast<T>(load: () => T, last: T | undefined, fileProblems: Problem[]): T {
    try {
      return load();
    } catch (error) {
      const problem = error instanceof ContentServiceError ? error.problem : undefined;
      if (last === undefined || !problem) throw error;
      const remedy = `${problem.remedy} Until then the service uses the last valid version.`;
      fileProblems.push({ ...problem, remedy });
      return last;
    }
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

function archivedAsPublished(archived: readonly ArchivedDocument[]): Problem[] {
  return archived.map(({ file }) => ({
    file,
    field: 'archived',
    cause: 'an archived document is among the published ones, so it is left out.',
    remedy: 'Delete the file, or move it to drafts/ or to a release.',
  }));
}
