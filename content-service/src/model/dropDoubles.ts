import type { Problem } from './problems';
import type { ReadDocument } from './readDocument';

/**
 * The documents without the second of two that cannot stand side by side: with one id, with one uid
 * in a type and language, or of a single type in one language. Each is reported with both files.
 */
export function dropDoubles(read: readonly ReadDocument[], problems: Problem[]): ReadDocument[] {
  const ids = new Map<string, string>();
  const uids = new Map<string, string>();
  const singles = new Map<string, string>();
  return read.filter(({ file, type, target: { id, uid, lang } }) => {
    const double = (other: string, field: string, cause: string, remedy: string): false => {
      problems.push({ file, field, cause: `${cause} ${other}; this one is left out.`, remedy });
      return false;
    };
    const idHolder = ids.get(id);
    if (idHolder) return double(idHolder, 'id', `the id "${id}" is also that of`, 'Change one id.');
    const uidKey = uid && `${type.id} ${lang} ${uid}`;
    const uidHolder = uidKey && uids.get(uidKey);
    if (uidHolder) {
      const cause = `"${uid}" is also the uid of another ${type.id} in "${lang}",`;
      return double(uidHolder, 'uid', cause, 'Change one uid: the two would have one address.');
    }
    const single = type.repeatable ? undefined : singles.get(`${type.id} ${lang}`);
    if (single) {
      const cause = `"${type.id}" is a single type, and in "${lang}" there is already`;
      return double(single, 'type', cause, 'Keep one of the two.');
    }
    ids.set(id, file);
    if (uidKey) uids.set(uidKey, file);
    singles.set(`${type.id} ${lang}`, file);
    return true;
  });
}
