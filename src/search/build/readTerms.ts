import type { SearchDocument } from '../shape/searchDocument';
import { toPlain, wordsOf } from '../shape/words';
import { toWeightClass, type Field, type Occurrences } from '../shape/weightClasses';

/**
 * The words of a document and how prominently it has them.
 *
 * @param stopWords do not count as words of a title
 * @returns weight classes by term
 */
export function readTerms(
  document: SearchDocument,
  stopWords: ReadonlySet<string>,
): Map<string, number> {
  const terms = new Map<string, Occurrences>();
  const add = (text: string, field: Field) => {
    for (const { word } of wordsOf(toPlain(text))) {
      const occurrences = terms.get(word) ?? {};
      occurrences[field] = (occurrences[field] ?? 0) + 1;
      terms.set(word, occurrences);
    }
  };
  const { title, lead = '', headings, body, tags, people, association = '' } = document;
  add(title, 'title');
  add(lead, 'lead');
  add(body, 'body');
  for (const heading of headings) add(heading, 'heading');
  for (const tag of tags) add(tag, 'tag');
  for (const person of people) add(person, 'person');
  add(association, 'association');

  for (const [term, place] of placesIn(title, stopWords)) {
    const occurrences = terms.get(term);
    if (occurrences) occurrences.titlePlace = place;
  }
  return new Map([...terms].map(([term, occurrences]) => [term, toWeightClass(occurrences)]));
}

/** Where in a title its words stand, for the first time; stop words come after all others. */
function placesIn(title: string, stopWords: ReadonlySet<string>) {
  const words = [...new Set(wordsOf(toPlain(title)).map(({ word }) => word))];
  const telling = words.filter((word) => !stopWords.has(word));
  const ordered = [...new Set([...telling, ...words])];
  return ordered.map(
    (word, index) =>
      [word, { index, of: telling.includes(word) ? telling.length : words.length }] as const,
  );
}
