import { isJsonObject, toDate, toText } from '../../content/cmsValues';
import type { StoredRecord } from '../shape/format';
import type { IndexFiles } from './indexFiles';
import { SearchFailure } from './searchFailure';

/**
 * Reads the record of a document, by its number.
 *
 * @throws SearchFailure when its file cannot be fetched, or has no valid record of the document
 */
export async function readRecord(files: IndexFiles, document: number): Promise<StoredRecord> {
  const { group, file, position } = findPlace(files, document);
  const { records } = await files.read('records', group, file);
  const record: unknown = Array.isArray(records) ? records[position] : undefined;
  if (!isJsonObject(record)) throw new SearchFailure('damaged');
  const { title, path, tags, people } = record;
  // Only paths of this site are links: no other host and no `javascript:`.
  if (typeof title !== 'string' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) {
    throw new SearchFailure('damaged');
  }
  return {
    title,
    path,
    date: toDate(record['date']),
    lead: toText(record['lead']),
    body: toText(record['body']),
    tags: toTexts(tags),
    people: toTexts(people),
    category: toText(record['category']),
    association: toText(record['association']),
  };
}

function findPlace({ manifest }: IndexFiles, document: number) {
  let position = document;
  for (const [group, counts] of manifest.records.entries()) {
    for (const [file, count] of counts.entries()) {
      if (position < count) return { group, file, position };
      position -= count;
    }
  }
  throw new SearchFailure('damaged');
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
