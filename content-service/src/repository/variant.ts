import { Assembler } from '../model/assemble';
import { DocumentReader } from '../model/documentFiles';
import { Overlay } from '../model/overlay';
import { problemText } from '../model/problems';
import type { Problem } from '../model/problems';
import type { ReadDocument } from '../model/readDocument';
import { withoutArchived } from '../model/withoutArchived';
import { contentHash } from './contentHash';
import { History } from './history';
import { Snapshot } from './snapshot';

/** What is published, as variants of it need it. */
export type Published = {
  snapshot: Snapshot;
  documents: readonly ReadDocument[];
  problems: readonly Problem[];
  assembler: Assembler;
};

/** The published content with the changed documents of one folder laid over it. */
export type VariantState = {
  /** `<hash>~<master ref>`, as the refs of Prismic's releases. */
  ref: string;
  /** Of the folder's files alone: another one tells that the changes changed. */
  hash: string;
  snapshot: Snapshot;
  /** The ids of the changed documents that are shown. */
  documents: readonly string[];
  /** The ids of the published documents that are not. */
  archived: readonly string[];
  /** What is wrong here and not in what is published. */
  problems: readonly Problem[];
};

/** The id of the document to begin with: the first in the master language, or else of all. */
export function mainDocument({ snapshot, documents }: VariantState): string | undefined {
  const { masterLanguage } = snapshot.settings;
  return documents.find((id) => snapshot.byId(id)?.lang === masterLanguage) ?? documents[0];
}

/** A folder of changed documents, `<lang>/<type>/<name>.json`, over time. */
export class Variant {
  /** The states that were to be seen under a ref of their own. */
  readonly history = new History();
  readonly #reader: DocumentReader;
  readonly #overlay = new Overlay();
  #assembler: Assembler | undefined;
  #state: VariantState | undefined;

  /** @param settingsFile the one file that lies in the folder itself */
  constructor(folder: string, settingsFile = '') {
    this.#reader = new DocumentReader(folder, settingsFile);
  }

  /**
   * Reads what changed on disk.
   * @param settings texts that belong to the variant beside its documents
   */
  load(published: Published, settings: readonly string[]): VariantState {
    const { snapshot: master, assembler } = published;
    this.#assembler ??= new Assembler(assembler);
    const read = this.#reader.read(master.model, master.settings);
    const hash = contentHash([...settings, ...[...read.hashes].flat()]);
    const ref = `${hash}~${master.ref}`;
    if (this.#state?.ref === ref) return this.#state;

    const problems: Problem[] = [...read.problems];
    const { documents: below, archivedIds } = withoutArchived(
      published.documents,
      read.archived,
      read.documents,
      problems,
    );
    if (read.documents.length === 0 && archivedIds.size === 0) {
      const snapshot = master.under(ref);
      this.#state = { ref, hash, snapshot, documents: [], archived: [], problems };
      return this.#state;
    }
    const documents = this.#overlay.lay(below, read.documents, problems);
    const { settings: masterSettings, model, media } = master;
    const made = this.#assembler.assemble(documents, model, masterSettings, media);
    const known = new Set(published.problems.map(problemText));
    const shown = new Set(made.documents.map(({ id }) => id));
    const snapshot = new Snapshot({
      ref,
      settings: masterSettings,
      model,
      media,
      documents: made.documents,
    });
    this.#state = {
      ref,
      hash,
      snapshot,
      documents: read.documents.map(({ target }) => target.id).filter((id) => shown.has(id)),
      archived: [...archivedIds],
      problems: [...problems, ...made.problems].filter(
        (problem) => !known.has(problemText(problem)),
      ),
    };
    return this.#state;
  }
}
