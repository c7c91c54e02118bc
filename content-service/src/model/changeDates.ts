import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from './contentFiles';
import type { MediaFile } from './mediaFiles';
import { downloadedName } from './origin';
import { displayPath, messageOf } from './problems';
import type { ParsedDocument } from './documentFiles';
import { toTimestamp } from './timestamp';

/** `hash` is empty for a removed document. `date` is the served `last_publication_date`. */
type Known = { hash: string; date: string | null };

type Media = ReadonlyMap<string, MediaFile>;

/**
 * Saving a file does not change the `last_publication_date` in it. Without a new date, clients such
 * as Gatsby's plugin, which request what was published since their last request, miss the change.
 */
export class ChangeDates {
  #known: Map<string, Known> | undefined;
  readonly #logged = new Set<string>();

  /** @param file stores the dates for a restart; without it, the dates in the documents apply */
  constructor(
    readonly file: string | undefined,
    readonly now: () => number,
    readonly log: (line: string) => void,
  ) {
    this.#known = file === undefined ? undefined : this.#read(file);
  }

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
    if (this.file !== undefined) this.#write(this.file, earlier, known);
    return dated;
  }

  #read(file: string): Map<string, Known> | undefined {
    if (!existsSync(file)) return undefined;
    try {
      const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!Array.isArray(rows) || !rows.every(isRow))
        throw new Error('it is not a list of documents and their dates');
      return new Map(rows.map(([id, hash, date]) => [id, { hash, date }]));
    } catch (error) {
      this.#logOnce(
        `${displayPath(file)} cannot be read (${messageOf(error)}), so each document has the last_publication_date of its file. ` +
          'The service writes the list of dates again.',
      );
      return undefined;
    }
  }

  #write(file: string, earlier: Map<string, Known> | undefined, known: Map<string, Known>): void {
    const isSame =
      earlier?.size === known.size && [...known].every(([id, entry]) => earlier.get(id) === entry);
    if (isSame && existsSync(file)) return;
    const rows = [...known].map(([id, { hash, date }]) => JSON.stringify([id, hash, date]));
    try {
      writeAtomically(file, `[\n${rows.join(',\n')}\n]\n`);
    } catch (error) {
      this.#logOnce(
        `${displayPath(file)} cannot be written (${messageOf(error)}), so after a restart the service does not know when documents have changed.`,
      );
    }
  }

  #logOnce(line: string): void {
    if (!this.#logged.has(line)) this.log(line);
    this.#logged.add(line);
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
  const hash = createHash('sha256').update(text + JSON.stringify([...files]));
  return hash.digest('base64').slice(0, 22);
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function isRow(row: unknown): row is [id: string, hash: string, date: string | null] {
  const [id, hash, date] = Array.isArray(row) ? (row as unknown[]) : [];
  const isDate = date === null || (typeof date === 'string' && toTimestamp(date) === date);
  return typeof id === 'string' && typeof hash === 'string' && isDate;
}
