import { contentHash } from './contentFiles';
import type { MediaFile } from './mediaFiles';
import { downloadedName } from './origin';
import type { ParsedDocument } from './documentFiles';
import { toTimestamp } from './timestamp';

/** `hash` is empty for a removed document. `date` is the served `last_publication_date`. */
type Known = { hash: string; date: string | null };

type Media = ReadonlyMap<string, MediaFile>;

/** Saving a file does not change the `last_publication_date` in it, but publishing at Prismic does. */
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
      const { id, last_publication_date: own } = document.target;
      const hash = contentHashOf(document, media);
      const before = earlier?.get(id);
      const isSeen = !earlier || (!before && (own ?? '') > newest);
      // The newest known date may be in the future.
      const changed = { hash, date: isSeen ? own : [own ?? '', present, newest].reduce(later) };
      const entry = before?.hash === hash ? before : changed;
      known.set(id, entry);
      return { ...document, target: { ...document.target, last_publication_date: entry.date } };
    });
    for (const [id, entry] of earlier ?? []) {
      if (!known.has(id)) known.set(id, entry.hash === '' ? entry : { ...entry, hash: '' });
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
