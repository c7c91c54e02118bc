import { Assembler } from '../model/assemble';
import { DocumentReader } from '../model/documentFiles';
import { DocumentOverlay } from '../model/documentOverlay';
import { problemText } from '../model/problems';
import type { Problem } from '../model/problems';
import type { ParsedDocument } from '../model/readDocument';
import { withoutArchived } from '../model/withoutArchived';
import { contentHash } from './contentHash';
import { Snapshot } from './snapshot';

/** The published content, as its variants need it. */
export type Published = {
  snapshot: Snapshot;
  documents: readonly ParsedDocument[];
  problems: readonly Problem[];
  assembler: Assembler;
};

/** The published content with the changed documents of one folder applied to it. */
export type VariantState = {
  /** `<hash>~<master ref>`, like the refs of Prismic's releases. */
  ref: string;
  /** The hash of the folder's files alone; it changes when the changed documents do. */
  hash: string;
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

/** A folder of changed documents, `<lang>/<type>/<name>.json`. */
export class Variant {
  readonly #reader: DocumentReader;
  readonly #overlay = new DocumentOverlay();
  #assembler: Assembler | undefined;
  #state: VariantState | undefined;

  /** @param settingsFile the name of the only other JSON file that may be in the folder itself */
  constructor(folder: string, settingsFile = '') {
    this.#reader = new DocumentReader(folder, settingsFile);
  }

  /**
   * Reads the changes on disk.
   * @param settings texts besides the documents that the ref depends on
   */
  load(published: Published, settings: readonly string[]): VariantState {
    const { snapshot: master, assembler } = published;
    this.#assembler ??= new Assembler(assembler);
    const read = this.#reader.read(master.model, master.settings);
    const hash = contentHash([...settings, ...[...read.hashes].flat()]);
    const ref = `${hash}~${master.ref}`;
    if (this.#state?.ref === ref) return this.#state;

    const problems: Problem[] = [...read.problems];
    const { documents: remaining, archivedIds } = withoutArchived(
      published.documents,
      read.archived,
      read.documents,
      problems,
    );
    if (read.documents.length === 0 && archivedIds.size === 0) {
      const snapshot = master.withRef(ref);
      this.#state = { ref, hash, snapshot, documents: [], archived: [], problems };
      return this.#state;
    }
    const documents = this.#overlay.apply(remaining, read.documents, problems);
    const { settings: masterSettings, model, media } = master;
    const assembled = this.#assembler.assemble(documents, model, masterSettings, media);
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
      hash,
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
