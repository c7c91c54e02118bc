import { matchesPublished } from './documentOverlay';
import type { Problem } from './problems';
import type { ArchivedDocument, ParsedDocument } from './readDocument';

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
