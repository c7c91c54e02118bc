import { alternateLanguages } from './alternateLanguages';
import type { AlternateLanguage } from './alternateLanguages';
import { completeData } from './completeData';
import type { Model } from './customTypes';
import { dropDoubles } from './dropDoubles';
import type { JsonObject } from './json';
import type { MediaFile } from './mediaFiles';
import type { Problem } from './problems';
import type { ReadDocument } from './readDocument';
import type { LinkTarget } from './scope';
import type { Settings } from './settings';

/** A document as REST v2 gives it, without `href`, which holds the ref it is asked under. */
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
  /** What was looked up, and what was found: the data stays right while these are the same. */
  targets: Map<string, LinkTarget | undefined>;
  media: Map<string, MediaFile | undefined>;
};

/** Makes the documents of one state of the content; keeps what the next state can use again. */
export class Assembler {
  #completed = new WeakMap<ReadDocument, Completed>();

  /** @param base one whose completed documents serve here too, where they are the same */
  constructor(readonly base?: Assembler) {}

  /**
   * Sees the documents beside each other: drops the second of two with one id, or with one uid in a
   * type and language, derives the alternate languages, and completes all values.
   */
  assemble(
    read: readonly ReadDocument[],
    model: Model,
    settings: Settings,
    media: ReadonlyMap<string, MediaFile>,
  ): { documents: Document[]; unique: readonly ReadDocument[]; problems: Problem[] } {
    const problems: Problem[] = [];
    const unique = dropDoubles(read, problems);
    const byId = new Map(unique.map((document) => [document.target.id, document]));
    const alternates = alternateLanguages(unique, byId, settings, problems);
    const documents = unique.map((document) => {
      const { id, uid = null, type, tags, lang, ...dates } = document.target;
      const completed = this.#complete(document, byId, media, model);
      problems.push(...completed.problems);
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
    document: ReadDocument,
    byId: ReadonlyMap<string, ReadDocument>,
    media: ReadonlyMap<string, MediaFile>,
    model: Model,
  ): Completed {
    const known = this.#known(document, byId, media);
    if (known) return known;

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

  #known(
    document: ReadDocument,
    byId: ReadonlyMap<string, ReadDocument>,
    media: ReadonlyMap<string, MediaFile>,
  ): Completed | undefined {
    const own = this.#completed.get(document);
    const isCurrent =
      own &&
      [...own.targets].every(([id, target]) => byId.get(id)?.target === target) &&
      [...own.media].every(([name, file]) => media.get(name) === file);
    if (isCurrent) return own;
    return this.base ? this.base.#known(document, byId, media) : undefined;
  }
}
