import { completeData } from './completeData';
import type { Model } from './customTypes';
import type { JsonObject } from './json';
import type { MediaFile } from './mediaFiles';
import { Place } from './place';
import type { Problem } from './problems';
import type { LinkTarget, ParsedDocument } from './documentFiles';
import type { Settings } from './settings';

/** A document as the service sends it, but without `href`, which depends on the request's ref. */
export type Document = Omit<LinkTarget, 'uid'> & {
  uid: string | null;
  slugs: string[];
  alternate_languages: Pick<LinkTarget, 'id' | 'uid' | 'type' | 'lang'>[];
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

export function assemble(
  documents: readonly ParsedDocument[],
  context: Context,
  problems: Problem[],
): Document[] {
  const byId = new Map(documents.map((document) => [document.target.id, document]));
  const groups = translationGroups(documents, byId, context.settings, problems);
  return documents.map((document) => {
    const { target, slugs, alternateIds } = document;
    const completed = complete(document, byId, context);
    for (const problem of completed.problems) problems.push(problem);
    // A document from Prismic's API lists its versions.
    const listed = alternateIds
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ type }) => type === document.type);
    const others = (groups.get(document) ?? listed).filter((other) => other !== document);
    return {
      ...target,
      uid: target.uid ?? null,
      slugs,
      alternate_languages: others.map(({ target: { id, uid, type, lang } }) => {
        return { id, uid, type, lang };
      }),
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
  const place = new Place({
    documentId: document.target.id,
    linked,
    media,
    hasType: (type) => model.types.has(type),
    report: (field, cause, remedy) =>
      completed.problems.push({ file: document.file, field, cause, remedy }),
  });
  completed.data = completeData(document.type.fields, document.data, place);
  completedDocuments.set(document, completed);
  return completed;
}

/** Returns by document the versions that files connect by naming the original. */
function translationGroups(
  documents: readonly ParsedDocument[],
  byId: ReadonlyMap<string, ParsedDocument>,
  { masterLanguage }: Settings,
  problems: Problem[],
): Map<ParsedDocument, ParsedDocument[]> {
  const groups = new Map<ParsedDocument, ParsedDocument[]>();
  for (const document of documents) {
    const { alternateLanguageId: id, file, type, target } = document;
    if (id === undefined) continue;
    const master = byId.get(id);
    const group = master ? (groups.get(master) ?? [master]) : [];
    const isTranslation =
      master?.type === type &&
      master.target.lang === masterLanguage &&
      group.every((other) => other.target.lang !== target.lang);
    if (isTranslation) {
      group.push(document);
      for (const each of [master, document]) groups.set(each, group);
    } else {
      problems.push({
        ...{ file, field: 'alternate_language_id' },
        cause: `"${id}" is no ${type.id} in "${masterLanguage}", or has another translation into "${target.lang}".`,
        remedy: 'Name the document that this one translates, or remove the field.',
      });
    }
  }
  return groups;
}

/** Of documents with the same id or uid, or of a type that is not repeatable, the first stays. */
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
