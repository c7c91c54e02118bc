import type { SearchDocument } from '../shape/searchDocument';
import { normaliseText, splitWords, withoutEmailAddresses } from '../shape/splitWords';
import { toWeightClass } from '../shape/weightClasses';
import type { Field, Occurrences } from '../shape/weightClasses';

/**
 * Reads the words of a document and how prominently each occurs.
 *
 * @param stopWords are not counted as words of a title
 * @returns weight classes by term
 */
export function readTerms(
  document: SearchDocument,
  stopWords: ReadonlySet<string>,
): Map<string, number> {
  const terms = new Map<string, Occurrences>();
  const add = (text: string, field: Field) => {
    for (const { word } of splitWords(withoutEmailAddresses(normaliseText(text)))) {
      const occurrences = terms.get(word) ?? {};
      occurrences[field] = (occurrences[field] ?? 0) + 1;
      terms.set(word, occurrences);
    }
  };
  const {
    title,
    lead = '',
    labels = [],
    headings,
    body,
    tags,
    people,
    category = '',
    association = '',
  } = document;
  add(title, 'title');
  add(lead, 'lead');
  add(body, 'body');
  for (const label of labels) add(label, 'label');
  for (const heading of headings) add(heading, 'heading');
  for (const tag of [...tags, category]) add(tag, 'tag');
  for (const person of people) add(person, 'person');
  add(association, 'association');

  for (const [term, position] of positionsIn(title, stopWords)) {
    const occurrences = terms.get(term);
    if (occurrences) occurrences.titlePosition = position;
  }
  // The headings of news and events are about one day, those of other documents answer questions.
  for (const heading of document.date === undefined ? headings : []) {
    for (const [term, { of }] of positionsIn(heading, stopWords)) {
      const occurrences = terms.get(term);
      if (!occurrences || stopWords.has(term)) continue;
      occurrences.headingWords = Math.min(of, occurrences.headingWords ?? Infinity);
    }
  }
  return new Map([...terms].map(([term, occurrences]) => [term, toWeightClass(occurrences)]));
}

/** Returns the first position of each word in a title or heading. Stop words count as if they came last. */
function positionsIn(text: string, stopWords: ReadonlySet<string>) {
  const words = [...new Set(splitWords(normaliseText(text)).map(({ word }) => word))];
  const contentWords = words.filter((word) => !stopWords.has(word));
  const ordered = [...new Set([...contentWords, ...words])];
  return ordered.map(
    (word, index) =>
      [word, { index, of: stopWords.has(word) ? words.length : contentWords.length }] as const,
  );
}
