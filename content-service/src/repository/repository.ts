import { existsSync } from 'node:fs';
import path from 'node:path';
import { Assembler } from '../model/assemble';
import { loadModel } from '../model/customTypes';
import type { Model } from '../model/customTypes';
import { DocumentReader } from '../model/documentFiles';
import { MediaReader } from '../model/mediaFiles';
import { ContentServiceError, fileError, shownPath } from '../model/problems';
import type { Problem } from '../model/problems';
import { loadSettings } from '../model/settings';
import type { Settings } from '../model/settings';
import { archivedAsPublished } from '../model/withoutArchived';
import { contentHash } from './contentHash';
import { History } from './history';
import { Signal } from './signal';
import { Snapshot } from './snapshot';
import { Variants } from './variants';
import type { Release, VariantsState } from './variants';

export type Folders = { types: string; slices: string; documents: string; media: string };

/** The content at one time: the master, and what lies over it. */
export type State = VariantsState & { master: Snapshot };

/** A step from one state to the next. */
export type Change = { from: State; to: State };

/** The content on disk as a series of snapshots, the newest of which is the master. */
export class Repository {
  readonly folders: Folders;
  /** Is sent after every `load`, since which drafts too may be others. */
  readonly changes = new Signal();
  readonly #checkModel: (model: Model) => Problem[];
  readonly #documents: DocumentReader;
  readonly #media: MediaReader;
  readonly #assembler = new Assembler();
  readonly #variants: Variants;
  readonly #history = new History();
  #model: Model | undefined;
  #state: State | undefined;
  #problems: readonly Problem[] = [];

  /** @param checkModel finds what is wrong with a model in whose files nothing is */
  constructor(folders: Folders, checkModel: (model: Model) => Problem[]) {
    this.#checkModel = checkModel;
    this.folders = folders;
    this.#variants = new Variants(folders.documents);
    this.#documents = new DocumentReader(folders.documents, 'repository.json');
    this.#media = new MediaReader(folders.media);
  }

  /** The newest state. @throws before the first `load`. */
  get state(): State {
    if (!this.#state) throw new Error('The repository has not been loaded yet.');
    return this.#state;
  }

  /** What is published now. @throws before the first `load`. */
  get master(): Snapshot {
    return this.state.master;
  }

  /** What is wrong in the newest state. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /**
   * The state under the ref of a master, a release or a variation; `expired` when it was one, but
   * too many came after it.
   */
  find(ref: string): Snapshot | 'expired' | undefined {
    return this.#history.find(ref) ?? this.#variants.find(ref);
  }

  /** The release, as it is now, that a ref is or was of. */
  releaseOf(ref: string): Release | undefined {
    const id = this.#variants.releaseId(ref);
    return this.state.releases.find((release) => release.id === id);
  }

  /**
   * Reads what changed on disk and makes it the state of now.
   * @returns the change, or undefined when nothing changed that the metadata lists; drafts are not.
   * @throws {ContentServiceError} on the first load, when there is nothing to serve. Later a damaged
   *   custom type or `repository.json` is a problem, and the last good one stays.
   */
  async load(): Promise<Change | undefined> {
    const damages: Problem[] = [];
    const settings = this.#settings(damages);
    const model = this.#loadModel(damages);
    const media = await this.#media.read();
    const read = this.#documents.read(model, settings);
    const made = this.#assembler.assemble(read.documents, model, settings, media.files);
    this.#model = model;
    const problems = [
      ...damages,
      ...model.problems,
      ...this.#checkModel(model),
      ...media.problems,
      ...read.problems,
      ...archivedAsPublished(read.archived),
      ...made.problems,
    ];
    const ref = contentHash([
      settings.source,
      ...[...model.sources, ...read.hashes].flat(),
      ...[...media.files.values()].flatMap(({ name, hash }) => [name, hash]),
    ]);
    const kept = this.#history.find(ref);
    const master =
      kept instanceof Snapshot
        ? kept
        : new Snapshot({ ref, settings, model, documents: made.documents, media: media.files });
    this.#history.keep(master);
    const published = {
      snapshot: master,
      documents: made.unique,
      problems,
      assembler: this.#assembler,
    };
    const variantProblems: Problem[] = brokenBookmarks(master, this.folders.documents);
    const to = { master, ...this.#variants.load(published, variantProblems) };
    this.#problems = [...problems, ...variantProblems];

    const from = this.#state;
    this.#state = to;
    this.changes.send();
    return from && isChanged(from, to) ? { from, to } : undefined;
  }

  #settings(damages: Problem[]): Settings {
    requireFolder(this.folders.documents, 'documents', '--documents');
    return this.#lastGood(
      () => loadSettings(this.folders.documents),
      this.#state?.master.settings,
      damages,
    );
  }

  #loadModel(damages: Problem[]): Model {
    const model = this.#lastGood(
      () => loadModel(this.folders.types, this.folders.slices),
      this.#model,
      damages,
    );
    // The same object for the same model: the GraphQL schema and the read documents hang on it.
    return this.#model && isSame(this.#model.sources, model.sources) ? this.#model : model;
  }

  #lastGood<T>(load: () => T, last: T | undefined, damages: Problem[]): T {
    try {
      return load();
    } catch (error) {
      const problem = error instanceof ContentServiceError ? error.problem : undefined;
      if (last === undefined || !problem) throw error;
      const remedy = `${problem.remedy} Until then its last good state is served.`;
      damages.push({ ...problem, remedy });
      return last;
    }
  }
}

/** Whether anything changed that is listed in the metadata; drafts are not. */
function isChanged(from: State, to: State): boolean {
  const listed = ({ master, releases, experiments }: State): string[] => [
    master.ref,
    ...releases.map(({ ref }) => ref),
    ...[...experiments.draft, ...experiments.running].flatMap(({ variations }) =>
      variations.map(({ ref }) => ref),
    ),
  ];
  return listed(from).join() !== listed(to).join();
}

function brokenBookmarks(master: Snapshot, folder: string): Problem[] {
  return Object.entries(master.settings.bookmarks)
    .filter(([, id]) => !master.byId(id))
    .map(([name, id]) => ({
      file: shownPath(path.join(folder, 'repository.json')),
      field: `bookmarks.${name}`,
      cause: `no document has the id "${id}".`,
      remedy: 'Correct the id, or take the bookmark out.',
    }));
}

function requireFolder(folder: string, what: string, option: string): void {
  if (existsSync(folder)) return;
  throw fileError({
    file: shownPath(folder),
    cause: `this folder, of the ${what}, does not exist.`,
    remedy: `Name another with ${option}.`,
  });
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([file, text]) => b.get(file) === text);
}
