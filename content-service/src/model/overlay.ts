import type { Problem } from './problems';
import type { ReadDocument } from './readDocument';
import type { LinkTarget } from './scope';

/** A changed document seen over the published one that it changes, kept while both stay the same. */
type Seen = { published: ReadDocument | undefined; document: ReadDocument };

/** Lays changed documents over the published ones, as a preview, a release or an experiment shows. */
export class Overlay {
  readonly #seen = new WeakMap<ReadDocument, Seen>();

  /**
   * @returns the published documents, each changed one in the place of that with its id; those that
   *   are published nowhere come last. A changed document has the dates of the published one, or none.
   *   One that is of another type or language than the published one is reported and left out.
   */
  lay(
    published: readonly ReadDocument[],
    changed: readonly ReadDocument[],
    problems: Problem[],
  ): ReadDocument[] {
    const byId = new Map(published.map((document) => [document.target.id, document]));
    const usable = changed.filter((document) => isInPlace(document, byId, problems));
    const inPlace = new Map(usable.map((document) => [document.target.id, document]));
    const replaced = published.map((document) => {
      const change = inPlace.get(document.target.id);
      return change ? this.#see(change, document) : document;
    });
    const others = usable.filter(
      (document) => !byId.has(document.target.id) || inPlace.get(document.target.id) !== document,
    );
    return [...replaced, ...others.map((document) => this.#see(document, undefined))];
  }

  #see(change: ReadDocument, published: ReadDocument | undefined): ReadDocument {
    const known = this.#seen.get(change);
    if (known && known.published === published) return known.document;
    const { first_publication_date = null, last_publication_date = null } = published?.target ?? {};
    const target = { ...change.target, first_publication_date, last_publication_date };
    const document = { ...change, target };
    this.#seen.set(change, { published, document });
    return document;
  }
}

/** Whether it has the type and the language of the published document with its id, if there is one. */
export function isInPlace(
  { file, target }: { file: string; target: Pick<LinkTarget, 'id' | 'type' | 'lang'> },
  published: ReadonlyMap<string, ReadDocument>,
  problems: Problem[],
): boolean {
  const other = published.get(target.id);
  if (!other || (other.target.type === target.type && other.target.lang === target.lang)) {
    return true;
  }
  problems.push({
    file,
    field: 'id',
    cause: `the id "${target.id}" is that of ${other.file}, which is of another type or language.`,
    remedy: 'Change the id, or move the file to where the published document lies.',
  });
  return false;
}
