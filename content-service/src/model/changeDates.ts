import { contentHash } from './contentFiles';
import type { MediaFile } from './mediaFiles';
import { downloadedName } from './origin';
import type { ParsedDocument } from './documentFiles';
import { toTimestamp } from './timestamp';

/** `first` and `date` are the served dates of the first and the last publication. */
type Known = { hash: string; first: string | null; date: string | null; served: ParsedDocument };

/** The hash of a removed document. */
const REMOVED = '';

type Media = ReadonlyMap<string, MediaFile>;

/**
 * Saving a file does not change the dates in it, but publishing at Prismic does. An unchanged document
 * stays the same object, so that earlier masters share its data.
 */
export class ChangeDates {
  #known: Map<string, Known> | undefined;

  constructor(readonly now: () => number) {}

  apply(documents: readonly ParsedDocument[], media: Media): ParsedDocument[] {
    const earlier = this.#known;
    // The newest date that a client knows may be the date of a removed document.
    const dates = [...(earlier?.values() ?? [])].map(({ date }) => date ?? '');
    const newest = dates.reduce(later, '');
    const present = toTimestamp(new Date(this.now()).toISOString()) ?? '';
    const known = new Map<string, Known>();
    const dated = documents.map((document) => {
      const { id, first_publication_date: ownFirst, last_publication_date: own } = document.target;
      const hash = contentHashOf(document, media);
      const before = earlier?.get(id);
      const isChanged = before?.hash !== hash;
      const isNew = earlier !== undefined && !before;
      const isSeen = !earlier || (isNew && (own ?? '') > newest);
      // The newest known date may be in the future.
      const changed = isSeen ? own : [own ?? '', present, newest].reduce(later);
      const date = isChanged ? changed : before.date;
      const first = ownFirst ?? (isNew ? date : (before?.first ?? null));
      const target = {
        ...document.target,
        first_publication_date: first,
        last_publication_date: date,
      };
      const { type, file } = document;
      const isServed = !isChanged && before.served.type === type && before.served.file === file;
      const served = isServed ? before.served : { ...document, target };
      known.set(id, { hash, first, date, served });
      return served;
    });
    for (const [id, entry] of earlier ?? []) {
      if (!known.has(id)) known.set(id, { ...entry, hash: REMOVED });
    }
    this.#known = known;
    return dated;
  }
}

function contentHashOf(document: ParsedDocument, media: Media): string {
  const { target, slugs, data, alternateLanguageId, alternateIds } = document;
  const text = JSON.stringify([target, slugs, alternateLanguageId, alternateIds, data]);
  const files = new Map<string, string>();
  for (const [, key, quoted = ''] of text.matchAll(/"(file|url)":("(?:[^"\\]|\\.)*")/g)) {
    const value = JSON.parse(quoted) as string;
    const file = media.get((key === 'url' ? downloadedName(value) : value) ?? '');
    if (file) files.set(file.name, file.hash);
  }
  return contentHash([text, JSON.stringify([...files])]);
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
