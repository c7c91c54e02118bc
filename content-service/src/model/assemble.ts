import type { ChangeDates } from './changeDates';
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
  /** `data` is valid until one of these documents (by id) and files (by name) changes. */
  targets: Map<string, LinkTarget | undefined>;
  media: Map<string, MediaFile | undefined>;
};

/**
 * Completes the documents of all files to the form in which they are served. Caches a completed
 * document until the document changes, or a document or file that it uses changes.
 */
export class Assembler {
  readonly #completed = new WeakMap<ParsedDocument, Completed>();

  /** @param dates sets publication dates; without it, documents keep the dates in their files */
  assemble(
    read: readonly ParsedDocument[],
    model: Model,
    settings: Settings,
    media: ReadonlyMap<string, MediaFile>,
    dates?: ChangeDates,
  ): { documents: Document[]; unique: readonly ParsedDocument[]; problems: Problem[] } {
    const problems: Problem[] = [];
    const own = dropDuplicates(read, problems);
    const unique = dates?.apply(own, media) ?? own;
    const byId = new Map(unique.map((document) => [document.target.id, document]));
    const alternates = alternateLanguages(unique, byId, settings, problems);
    const documents = unique.map((document) => {
      const completed = this.#complete(document, byId, media, model);
      for (const problem of completed.problems) problems.push(problem);
      return {
        ...document.target,
        uid: document.target.uid ?? null,
        slugs: document.slugs,
        alternate_languages: alternates.get(document) ?? [],
        data: completed.data,
      };
    });
    return { documents, unique, problems };
  }

  #complete(
    document: ParsedDocument,
    byId: ReadonlyMap<string, ParsedDocument>,
    media: ReadonlyMap<string, MediaFile>,
    model: Model,
  ): Completed {
    const known = this.#completed.get(document);
    const isCurrent =
      known &&
      [...known.targets].every(([id, target]) => byId.get(id)?.target === target) &&
      [...known.media].every(([name, file]) => media.get(name) === file);
    if (isCurrent) return known;

    const completed: Completed = { data: {}, problems: [], targets: new Map(), media: new Map() };
    completed.data = completeData(document.type.fields, document.data, 'data', {
      documentId: document.target.id,
      target: (id) => {
        const target = byId.get(id)?.target;
        completed.targets.set(id, target);
        return target;
      },
      content: (id) => {
        const linked = byId.get(id);
        completed.targets.set(id, linked?.target);
        return linked && { fields: linked.type.fields, data: linked.data };
      },
      media: (name) => {
        const file = media.get(name);
        completed.media.set(name, file);
        return file;
      },
      hasType: (type) => model.types.has(type),
      report: (field, cause, remedy) =>
        completed.problems.push({ file: document.file, field, cause, remedy }),
    });
    this.#completed.set(document, completed);
    return completed;
  }
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
function dropDuplicates(read: readonly ParsedDocument[], problems: Problem[]): ParsedDocument[] {
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
