import type { Problem } from './problems';
import type { ParsedDocument, ArchivedDocument } from './readDocument';
import type { LinkTarget } from './scope';

/** A changed document with the dates of the published one; cached while both stay the same. */
type Dated = { published: ParsedDocument | undefined; document: ParsedDocument };

/** Replaces published documents with changed ones, for a preview, a release or an experiment. */
export class DocumentOverlay {
  readonly #dated = new WeakMap<ParsedDocument, Dated>();

  /**
   * A changed document that has another type or language than the published one is reported and
   * dropped.
   * @returns the published documents, each replaced by the changed one with its id, then the
   *   changed documents that are not published. A changed document gets the dates of the published
   *   one, or none.
   */
  apply(
    published: readonly ParsedDocument[],
    changed: readonly ParsedDocument[],
    problems: Problem[],
  ): ParsedDocument[] {
    const byId = new Map(published.map((document) => [document.target.id, document]));
    const valid = changed.filter((document) => matchesPublished(document, byId, problems));
    const changedById = new Map(valid.map((document) => [document.target.id, document]));
    const replaced = published.map((document) => {
      const change = changedById.get(document.target.id);
      return change ? this.#withPublishedDates(change, document) : document;
    });
    const others = valid.filter(
      (document) =>
        !byId.has(document.target.id) || changedById.get(document.target.id) !== document,
    );
    return [
      ...replaced,
      ...others.map((document) => this.#withPublishedDates(document, undefined)),
    ];
  }

  #withPublishedDates(
    change: ParsedDocument,
    published: ParsedDocument | undefined,
  ): ParsedDocument {
    const known = this.#dated.get(change);
    if (known && known.published === published) return known.document;
    const { first_publication_date = null, last_publication_date = null } = published?.target ?? {};
    const target = { ...change.target, first_publication_date, last_publication_date };
    const document = { ...change, target };
    this.#dated.set(change, { published, document });
    return document;
  }
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
export function withoutArchived(
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

/**
 * The problems for archived documents in the folders of the published ones, where they hide
 * nothing.
 */
export function archivedAsPublished(archived: readonly ArchivedDocument[]): Problem[] {
  return archived.map(({ file }) => ({
    file,
    field: 'archived',
    cause: 'an archived document is among the published ones, so it is left out.',
    remedy: 'Delete the file, or move it to drafts/ or to a release.',
  }));
}
