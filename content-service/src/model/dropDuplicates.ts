import type { Problem } from './problems';
import type { ParsedDocument } from './readDocument';

/**
 * Drops the second of two documents that exclude each other: with the same id, with the same uid in
 * a type and language, or of a single type in the same language. Reports each with both files. Also reports
 * two uids that differ only in case or Unicode form: some hosts take their addresses for one.
 */
export function dropDuplicates(
  read: readonly ParsedDocument[],
  problems: Problem[],
): ParsedDocument[] {
  const ids = new Map<string, string>();
  const uids = new Map<string, string>();
  const foldedUids = new Map<string, string>();
  const singles = new Map<string, string>();
  return read.filter(({ file, type, target: { id, uid, lang } }) => {
    const drop = (other: string, field: string, cause: string, remedy: string): false => {
      problems.push({
        file,
        field,
        cause: `${cause} ${other}, so this document is left out.`,
        remedy,
      });
      return false;
    };
    const idHolder = ids.get(id);
    if (idHolder) return drop(idHolder, 'id', `the id "${id}" is also the id of`, 'Change one id.');
    const uidKey = uid && `${type.id} ${lang} ${uid}`;
    const uidHolder = uidKey && uids.get(uidKey);
    if (uidHolder) {
      const cause = `"${uid}" is also the uid of another ${type.id} in "${lang}",`;
      return drop(
        uidHolder,
        'uid',
        cause,
        'Change one uid: both documents would have the same address.',
      );
    }
    const single = type.repeatable ? undefined : singles.get(`${type.id} ${lang}`);
    if (single) {
      const cause = `"${type.id}" is a single type, and its document in "${lang}" is already`;
      return drop(single, 'type', cause, 'Keep one of the two.');
    }
    const folded = uidKey?.normalize().toLowerCase();
    const similar = folded && foldedUids.get(folded);
    if (similar) {
      problems.push({
        file,
        field: 'uid',
        cause: `the uid "${uid}" differs only in case or Unicode form from that of ${similar}.`,
        remedy: 'Change one uid: a site can make a page for only one of the two.',
      });
    } else if (folded) foldedUids.set(folded, file);
    ids.set(id, file);
    if (uidKey) uids.set(uidKey, file);
    singles.set(`${type.id} ${lang}`, file);
    return true;
  });
}
