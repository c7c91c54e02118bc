import type { Problem } from './problems';
import type { ParsedDocument } from './readDocument';
import type { LinkTarget } from './scope';
import type { Settings } from './settings';

/** Another language version of a document, in REST's format. */
export type AlternateLanguage = { id: string; uid?: string; type: string; lang: string };

/**
 * Finds the other language versions of every document that has any. A file names only the document
 * in the master language that it translates; the result lists all versions for each of them. An
 * invalid reference is reported and ignored. A document from Prismic's API lists its versions itself; those
 * that are not published are left out.
 */
export function alternateLanguages(
  documents: readonly ParsedDocument[],
  byId: ReadonlyMap<string, ParsedDocument>,
  settings: Settings,
  problems: Problem[],
): Map<ParsedDocument, AlternateLanguage[]> {
  const versions = new Map<string, ParsedDocument[]>();
  for (const document of documents) {
    const id = document.alternateLanguageId;
    if (id === undefined) continue;
    const master = byId.get(id);
    const group = versions.get(id) ?? (master ? [master] : []);
    const cause = causeOf(document, id, master, group, settings);
    if (cause) {
      problems.push({
        file: document.file,
        field: 'alternate_language_id',
        cause,
        remedy: `Name the "${settings.masterLanguage}" document that this one translates, or remove the field.`,
      });
      continue;
    }
    group.push(document);
    versions.set(id, group);
  }
  const found = new Map(
    [...versions.values()].flatMap((group) =>
      group.map((document) => [document, others(document, group)] as const),
    ),
  );
  for (const document of documents) {
    const listed = document.alternateIds.flatMap((id) => byId.get(id) ?? []);
    const group = listed.filter(({ type }) => type === document.type);
    if (group.length > 0 && !found.has(document)) found.set(document, others(document, group));
  }
  return found;
}

function others(document: ParsedDocument, group: readonly ParsedDocument[]): AlternateLanguage[] {
  return group.filter((other) => other !== document).map(({ target }) => toAlternate(target));
}

function toAlternate({ id, uid, type, lang }: LinkTarget): AlternateLanguage {
  return { id, ...(uid ? { uid } : {}), type, lang };
}

function causeOf(
  { type, target }: ParsedDocument,
  id: string,
  master: ParsedDocument | undefined,
  group: readonly ParsedDocument[],
  settings: Settings,
): string | undefined {
  if (!master) return `no document has the id "${id}".`;
  if (target.lang === settings.masterLanguage) {
    return `a document in the master language, "${target.lang}", cannot translate another.`;
  }
  if (master.target.lang !== settings.masterLanguage) {
    return `"${id}" is in "${master.target.lang}", not in the master language.`;
  }
  if (master.type !== type) return `"${id}" has another type, "${master.type.id}".`;
  const duplicate = group.find((other) => other.target.lang === target.lang);
  return duplicate && `${duplicate.file} already translates "${id}" into "${target.lang}".`;
}
