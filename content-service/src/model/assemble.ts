import { completeData } from './completeData';
import type { Model } from './customTypes';
import type { JsonObject } from './json';
import type { MediaFile } from './mediaFiles';
import type { Problem } from './problems';
import type { ParsedDocument } from './readDocument';
import type { LinkTarget } from './scope';
import type { Settings } from './settings';

/** A document as the service sends it, but without `href`, which depends on the request's ref. */
export type Document = {
  id: string;
  uid: string | null;
  type: string;
  tags: string[];
  first_publication_date: string | null;
  last_publication_date: string | null;
  slugs: string[];
  lang: string;
  alternate_languages: AlternateLanguage[];
  data: JsonObject;
};

type Completed = {
  data: JsonObject;
  problems: Problem[];
  /** The documents in the links. If one of them changes, `data` is not valid. */
  targets: Map<string, LinkTarget | undefined>;
};

/** Releases and other variants share the completed documents that they do not change. */
const completedDocuments = new WeakMap<ParsedDocument, Completed>();

type Context = { model: Model; settings: Settings; media: ReadonlyMap<string, MediaFile> };

/** Completes documents to the form in which they are served. */
export function assemble(
  documents: readonly ParsedDocument[],
  context: Context,
  problems: Problem[],
): Document[] {
  const byId = new Map(documents.map((document) => [document.target.id, document]));
  const alternates = alternateLanguages(documents, byId, context.settings, problems);
  return documents.map((document) => {
    const completed = complete(document, byId, context);
    for (const problem of completed.problems) problems.push(problem);
    return {
      ...document.target,
      uid: document.target.uid ?? null,
      slugs: document.slugs,
      alternate_languages: alternates.get(document) ?? [],
      data: completed.data,
    };
  });
}

function complete(
  document: ParsedDocument,
  byId: ReadonlyMap<string, ParsedDocument>,
  { model, media }: Context,
): Completed {
  const known = completedDocuments.get(document);
  const isCurrent =
    known && [...known.targets].every(([id, target]) => byId.get(id)?.target === target);
  if (isCurrent) return known;
  const completed: Completed = { data: {}, problems: [], targets: new Map() };
  const linked = (id: string): ParsedDocument | undefined => {
    const found = byId.get(id);
    completed.targets.set(id, found?.target);
    return found;
  };
  completed.data = completeData(document.type.fields, document.data, 'data', {
    documentId: document.target.id,
    linked,
    media: (name) => media.get(name),
    hasType: (type) => model.types.has(type),
    report: (field, cause, remedy) =>
      completed.problems.push({ file: document.file, field, cause, remedy }),
  });
  completedDocuments.set(document, completed);
  return completed;
}

type AlternateLanguage = { id: string; uid?: string; type: string; lang: string };

/**
 * Returns each document's versions in other languages. A translation's file names its original in
 * the master language, or lists all versions, as a response of Prismic's API does.
 */
function alternateLanguages(
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
    const isTranslation =
      master?.type === document.type &&
      master.target.lang === settings.masterLanguage &&
      group.every(({ target }) => target.lang !== document.target.lang);
    if (isTranslation) {
      versions.set(id, [...group, document]);
      continue;
    }
    problems.push({
      file: document.file,
      field: 'alternate_language_id',
      cause: `"${id}" is no ${document.type.id} in "${settings.masterLanguage}", or has another translation into "${document.target.lang}".`,
      remedy: 'Name the document that this one translates, or remove the field.',
    });
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

/**
 * Reports and drops a document whose id or uid an earlier document has, and a second document of a
 * type that allows only one.
 */
export function dropDuplicates(
  read: readonly ParsedDocument[],
  problems: Problem[],
): ParsedDocument[] {
  const holders = new Map<string, string>();
  return read.filter(({ file, type, target: { id, uid, lang } }) => {
    const claims = [
      {
        key: `id ${id}`,
        field: 'id',
        cause: `the id "${id}" is also the id of`,
        remedy: 'Change one id.',
      },
      {
        key: uid && `uid ${type.id} ${lang} ${uid}`,
        field: 'uid',
        cause: `"${uid}" is also the uid of another ${type.id} in "${lang}",`,
        remedy: 'Change one uid: both documents would have the same address.',
      },
      {
        key: type.repeatable ? undefined : `single ${type.id} ${lang}`,
        field: 'type',
        cause: `"${type.id}" is a single type, and its document in "${lang}" is already`,
        remedy: 'Keep one of the two.',
      },
    ];
    for (const { key, field, cause, remedy } of claims) {
      const holder = key && holders.get(key);
      if (!holder) continue;
      problems.push({
        ...{ file, field, remedy },
        cause: `${cause} ${holder}, so this document is left out.`,
      });
      return false;
    }
    for (const { key } of claims) if (key) holders.set(key, file);
    return true;
  });
}
