import type { StoredRecord } from '../shape/format';
import type { SearchDocument } from '../shape/searchDocument';
import { cutText } from '../shape/cutText';
import { normaliseText } from '../shape/splitWords';

/** Text after this length is indexed, but cannot be shown as a snippet. */
const MAX_TEXT_LETTERS = 20_000;

/** Makes the record of a document, from which its hit is made. Empty fields are left out. */
export function toRecord(document: SearchDocument): StoredRecord {
  const { title, path, date, lead, body, tags, people, category, association } = document;
  const text = (value: string | undefined) =>
    value ? cutText(normaliseText(value), MAX_TEXT_LETTERS) : undefined;
  return {
    title: normaliseText(title),
    path,
    date,
    lead: text(lead),
    body: text(body),
    tags: tags.length > 0 ? tags.map(normaliseText) : undefined,
    people: people.length > 0 ? people.map(normaliseText) : undefined,
    category: text(category),
    association: text(association),
  };
}
