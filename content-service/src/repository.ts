import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hiddenTypes } from './graphql/exposedTypes';
import { Assembler } from './model/assemble';
import { loadModel } from './model/customTypes';
import type { Model } from './model/customTypes';
import { DocumentReader } from './model/documentFiles';
import { MediaReader } from './model/mediaFiles';
import { ContentServiceError, fileError, shownPath } from './model/problems';
import type { Problem } from './model/problems';
import { loadSettings } from './model/settings';
import type { Settings } from './model/settings';
import { Snapshot } from './snapshot';

/** How many earlier states go on answering under their refs, as Prismic's old refs do. */
const KEPT_STATES = 20;

export type Folders = { types: string; slices: string; documents: string; media: string };

/** A step from one master to the next. */
export type Change = { from: Snapshot; to: Snapshot };

/** The content on disk as a series of snapshots, the newest of which is the master. */
export class Repository {
  readonly folders: Folders;
  readonly #documents: DocumentReader;
  readonly #media: MediaReader;
  readonly #assembler = new Assembler();
  /** Oldest first, the master last. */
  readonly #snapshots = new Map<string, Snapshot>();
  readonly #expired = new Set<string>();
  #model: Model | undefined;
  #master: Snapshot | undefined;
  #problems: readonly Problem[] = [];

  constructor(folders: Folders) {
    this.folders = folders;
    this.#documents = new DocumentReader(folders.documents);
    this.#media = new MediaReader(folders.media);
  }

  /** The newest state. @throws before the first `load`. */
  get master(): Snapshot {
    if (!this.#master) throw new Error('The repository has not been loaded yet.');
    return this.#master;
  }

  /** What is wrong in the newest state. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** The state under a ref; `expired` when it was one, but too many came after it. */
  find(ref: string): Snapshot | 'expired' | undefined {
    return this.#snapshots.get(ref) ?? (this.#expired.has(ref) ? 'expired' : undefined);
  }

  /**
   * Reads what changed on disk and makes it the master.
   * @returns the change, or undefined when the content is the same.
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
    this.#problems = [
      ...damages,
      ...model.problems,
      ...hiddenTypes(model),
      ...media.problems,
      ...read.problems,
      ...made.problems,
    ];

    const from = this.#master;
    const ref = toRef([
      settings.source,
      ...[...model.sources, ...read.hashes].flat(),
      ...[...media.files.values()].flatMap(({ name, hash }) => [name, hash]),
    ]);
    if (from?.ref === ref) return undefined;

    const to =
      this.#snapshots.get(ref) ??
      new Snapshot({ ref, settings, model, documents: made.documents, media: media.files });
    this.#keep(to);
    return from && { from, to };
  }

  #settings(damages: Problem[]): Settings {
    requireFolder(this.folders.documents, 'documents', '--documents');
    return this.#lastGood(
      () => loadSettings(this.folders.documents),
      this.#master?.settings,
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

  #keep(snapshot: Snapshot): void {
    this.#snapshots.delete(snapshot.ref);
    this.#snapshots.set(snapshot.ref, snapshot);
    this.#expired.delete(snapshot.ref);
    this.#master = snapshot;
    const surplus = [...this.#snapshots.keys()].slice(0, -(KEPT_STATES + 1));
    for (const ref of surplus) {
      this.#snapshots.delete(ref);
      this.#expired.add(ref);
    }
  }
}

function requireFolder(folder: string, what: string, option: string): void {
  if (existsSync(folder)) return;
  throw fileError({
    file: shownPath(folder),
    cause: `this folder, of the ${what}, does not exist.`,
    remedy: `Name another with ${option}.`,
  });
}

/** A hash of all texts: sixteen characters that need no encoding in an address, as Prismic's refs. */
function toRef(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return `Z${hash.digest('base64url').slice(0, 15)}`;
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([file, text]) => b.get(file) === text);
}
