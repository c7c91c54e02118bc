import { isInPlace } from './overlay';
import type { Problem } from './problems';
import type { ArchivedDocument, ReadDocument } from './readDocument';

/**
 * The published documents without those that are archived.
 * @param changed the documents that lie beside the archived ones; one of them under the same id counts
 *   for more, which is reported, as is an archived document that is not published at its place.
 */
export function withoutArchived(
  published: readonly ReadDocument[],
  archived: readonly ArchivedDocument[],
  changed: readonly ReadDocument[],
  problems: Problem[],
): { documents: readonly ReadDocument[]; archivedIds: ReadonlySet<string> } {
  if (archived.length === 0) return { documents: published, archivedIds: new Set() };
  const byId = new Map(published.map((document) => [document.target.id, document]));
  const changes = new Map(changed.map((document) => [document.target.id, document]));
  const usable = archived.filter((document) => {
    const { file, target } = document;
    const report = (cause: string, remedy: string): false => {
      problems.push({ file, field: 'id', cause, remedy });
      return false;
    };
    if (!byId.has(target.id)) {
      const remedy = 'Correct the id, or delete this file: only what is published can be archived.';
      return report(`no published document has the id "${target.id}".`, remedy);
    }
    const change = changes.get(target.id);
    if (change) {
      const cause = `the id "${target.id}" is also that of ${change.file}, so it is not archived.`;
      return report(cause, 'Keep one of the two files.');
    }
    return isInPlace(document, byId, problems);
  });
  const archivedIds = new Set(usable.map(({ target }) => target.id));
  return { documents: published.filter(({ target }) => !archivedIds.has(target.id)), archivedIds };
}

/** What is wrong with archived documents among the published ones, under which nothing lies. */
export function archivedAsPublished(archived: readonly ArchivedDocument[]): Problem[] {
  return archived.map(({ file }) => ({
    file,
    field: 'archived',
    cause: 'an archived document lies among the published ones, so it is left out.',
    remedy: 'Delete the file, or move it to drafts/ or to a release.',
  }));
}
