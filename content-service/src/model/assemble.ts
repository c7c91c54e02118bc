import { alternateLanguages } from './alternateLanguages';
import type { AlternateLanguage } from './alternateLanguages';
import { completeData } from './completeData';
import type { Model } from './customTypes';
import { dropDuplicates } from './dropDuplicates';
import type { JsonObject } from './json';
import type { MediaFile } from './mediaFiles';
import type { Problem } from './problems';
import type { ParsedDocument } from './readDocument';
import type { LinkTarget } from './scope';
import type { Settings } from './settings';

/** A document in REST v2's format, without `href`, which depends on the ref of the request. */
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
  /** Every lookup and its result: the data stays valid as long as the results stay the same. */
  targets: Map<string, LinkTarget | undefined>;
  media: Map<string, MediaFile | undefined>;
};

/** Assembles the documents of one state of the content and caches what the next state can reuse. */
export class Assembler {
  #completed = new WeakMap<ParsedDocument, Completed>();

  /**
   * @param base another assembler whose completed documents can be reused if nothing they use
   *   changed
   */
  constructor(readonly base?: Assembler) {}

  /**
   * Combines all documents: drops duplicates (the second document with an id, or with a uid in a
   * type and language), derives the alternate languages, and completes all values.
   */
  assemble(
    read: readonly ParsedDocument[],
    model: Model,
    settings: Settings,
    media: ReadonlyMap<string, MediaFile>,
  ): { documents: Document[]; unique: readonly ParsedDocument[]; problems: Problem[] } {
    const problems: Problem[] = [];
    const unique = dropDuplicates(read, problems);
    const byId = new Map(unique.map((document) => [document.target.id, document]));
    const alternates = alternateLanguages(unique, byId, settings, problems);
    const documents = unique.map((document) => {
      const { id, uid = null, type, tags, lang, ...dates } = document.target;
      const completed = this.#complete(document, byId, media, model);
      for (const problem of completed.problems) problems.push(problem);
      return {
        id,
        uid,
        type,
        tags,
        first_publication_date: dates.first_publication_date,
        last_publication_date: dates.last_publication_date,
        slugs: document.slugs,
        lang,
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
    const cached = this.#cached(document, byId, media);
    if (cached) return cached;

    const completed: Completed = { data: {}, problems: [], targets: new Map(), media: new Map() };
    completed.data = completeData(document.type.fields, document.data, 'data', {
      documentId: document.target.id,
      target: (id) => {
        const target = byId.get(id)?.target;
        completed.targets.set(id, target);
        return target;
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

  #cached(
    document: ParsedDocument,
    byId: ReadonlyMap<string, ParsedDocument>,
    media: ReadonlyMap<string, MediaFile>,
  ): Completed | undefined {
    const own = this.#completed.get(document);
    const isCurrent =
      own &&
      [...own.targets].every(([id, target]) => byId.get(id)?.target === target) &&
      [...own.media].every(([name, file]) => media.get(name) === file);
    if (isCurrent) return own;
    return this.base ? this.base.#cached(document, byId, media) : undefined;
  }
}
