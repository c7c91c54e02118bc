import type { Problem } from './problems';
import type { ReadDocument } from './readDocument';
import type { LinkTarget } from './scope';
import type { Settings } from './settings';

/** Another language version of a document, as REST gives it. */
export type AlternateLanguage = { id: string; uid?: string; type: string; lang: string };

/**
 * The other language versions of every document that has any. Files name only the document in the
 * master language that they translate; the answer goes both ways, and between translations. A name
 * that cannot be right is reported and has no effect.
 */
export function alternateLanguages(
  documents: readonly ReadDocument[],
  byId: ReadonlyMap<string, ReadDocument>,
  settings: Settings,
  problems: Problem[],
): Map<ReadDocument, AlternateLanguage[]> {
  const versions = new Map<string, ReadDocument[]>();
  for (const document of documents) {
    const id = document.alternateLanguageId;
    if (id === undefined) continue;
    const master = byId.get(id);
    const group = versions.get(id) ?? (master ? [master] : []);
    const cause = mistake(document, id, master, group, settings);
    if (cause) {
      problems.push({
        file: document.file,
        field: 'alternate_language_id',
        cause,
        remedy: `Name the "${settings.masterLanguage}" document that this one translates, or take it out.`,
      });
      continue;
    }
    group.push(document);
    versions.set(id, group);
  }
  return new Map(
    [...versions.values()].flatMap((group) =>
      group.map((document) => [document, others(document, group)] as const),
    ),
  );
}

function others(document: ReadDocument, group: readonly ReadDocument[]): AlternateLanguage[] {
  return group.filter((other) => other !== document).map(({ target }) => toAlternate(target));
}

function toAlternate({ id, uid, type, lang }: LinkTarget): AlternateLanguage {
  return { id, ...(uid ? { uid } : {}), type, lang };
}

function mistake(
  { type, target }: ReadDocument,
  id: string,
  master: ReadDocument | undefined,
  group: readonly ReadDocument[],
  settings: Settings,
): string | undefined {
  if (!master) return `no document has the id "${id}".`;
  if (target.lang === settings.masterLanguage) {
    return `a document in the master language, "${target.lang}", translates no other.`;
  }
  if (master.target.lang !== settings.masterLanguage) {
    return `"${id}" is in "${master.target.lang}", not in the master language.`;
  }
  if (master.type !== type) return `"${id}" is of another type, "${master.type.id}".`;
  const double = group.find((other) => other.target.lang === target.lang);
  return double && `${double.file} translates "${id}" into "${target.lang}" already.`;
}
