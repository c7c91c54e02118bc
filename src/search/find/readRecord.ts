import { isShape, toText } from '../../content/shape';
import type { StoredRecord } from '../shape/format';
import type { IndexFiles } from './indexFiles';
import { SearchFailure } from './searchFailure';

/**
 * What the index says of a document.
 *
 * @throws SearchFailure when its file does not come, or does not have it
 */
export async function readRecord(files: IndexFiles, document: number): Promise<StoredRecord> {
  let part = 0;
  let place = document;
  for (const count of files.manifest.records) {
    if (place < count) break;
    place -= count;
    part += 1;
  }
  const { records } = await files.read('records', part);
  const record: unknown = Array.isArray(records) ? records[place] : undefined;
  if (!isShape(record)) throw new SearchFailure('damaged');
  const { title, path, tags, people } = record;
  // An address of this site and nothing that runs as a script.
  if (typeof title !== 'string' || typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) {
    throw new SearchFailure('damaged');
  }
  return {
    title,
    path,
    date: toText(record['date']),
    lead: toText(record['lead']),
    body: toText(record['body']),
    tags: toTexts(tags),
    people: toTexts(people),
    association: toText(record['association']),
  };
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
