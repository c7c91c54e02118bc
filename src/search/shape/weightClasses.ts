/** The fields of a document in which a word can occur. */
export type Field = 'title' | 'lead' | 'heading' | 'body' | 'tag' | 'person' | 'association';

/** Longer titles are rated as if they had this many words. */
const MAX_TITLE_WORDS = 8;

/** A word weighs more in a shorter title: the title that is the whole query comes first. */
const titleWeights = Array.from({ length: MAX_TITLE_WORDS }, (_, index) => {
  const weight = 9 + 2 / (index + 1);
  const firstWeight = weight + 3;
  return [weight, firstWeight];
});

/**
 * The weight of an occurrence, by class. A word in the title weighs more than one in the lead, and
 * one in the lead more than any number in the body. In the title, the word's position and share
 * count.
 */
export const weightClasses: readonly number[] = [
  ...[1, 1.4, 1.8], // body: once, twice, often
  ...[2.2, 2.6], // association; heading
  ...[4, 4.6], // lead or person, and how often in the body
  5, // tag
  ...titleWeights.flat(), // by the number of words in the title: any word, the first word
];

/** The first class of each field. */
const classes = { body: 0, association: 3, heading: 4, lead: 5, tag: 7, title: 8 };

/** How often a term occurs in each field of a document. */
export type Occurrences = Partial<Record<Field, number>> & {
  /** Its position in the title and the length of the title, in words without stop words. */
  titlePosition?: { index: number; of: number };
};

/** Returns the best class for a term's occurrences in a document. */
export function toWeightClass(occurrences: Occurrences): number {
  const { titlePosition, body: inBody = 0 } = occurrences;
  if (titlePosition) {
    const { index, of } = titlePosition;
    return classes.title + 2 * (Math.min(of, MAX_TITLE_WORDS) - 1) + (index === 0 ? 1 : 0);
  }
  if (occurrences.tag) return classes.tag;
  if (occurrences.lead || occurrences.person) return classes.lead + (inBody > 1 ? 1 : 0);
  if (occurrences.heading) return classes.heading;
  if (occurrences.association) return classes.association;
  return classes.body + Math.min(2, Math.max(0, inBody - 1));
}
