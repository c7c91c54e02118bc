/** Where in a document a word can stand. */
export type Field = 'title' | 'lead' | 'heading' | 'body' | 'tag' | 'person' | 'association';

/**
 * How much an occurrence is worth, by class. Titles come before leads and leads before the body
 * however often a word is said there; inside a field it counts how much of it the word is.
 */
export const weightClasses: readonly number[] = [
  ...[1, 1.4, 1.8], // body: once, twice, often
  ...[2.2, 2.6], // association; heading
  ...[4, 4.6], // lead or person, and how often in the body
  5, // tag
  ...[9, 10, 11.5, 14], // title: a long one, a shorter one, its first word, all of it
];

const body = 0;
const association = 3;
const heading = 4;
const lead = 5;
const tag = 7;
const title = 8;

/** What a document says of one term: how often in each field. */
export type Occurrences = Partial<Record<Field, number>> & {
  /** Where in the title it stands, counted in words that are no stop words. */
  titlePlace?: { index: number; of: number };
};

const SHORT_TITLE = 3;

/** The best class that a term's occurrences in a document give it. */
export function toWeightClass(occurrences: Occurrences): number {
  const { titlePlace, body: inBody = 0 } = occurrences;
  if (titlePlace) {
    const { index, of } = titlePlace;
    if (of === 1) return title + 3;
    if (index === 0) return title + 2;
    return of <= SHORT_TITLE ? title + 1 : title;
  }
  if (occurrences.tag) return tag;
  if (occurrences.lead || occurrences.person) return lead + (inBody > 1 ? 1 : 0);
  if (occurrences.heading) return heading;
  if (occurrences.association) return association;
  return body + Math.min(2, Math.max(0, inBody - 1));
}
