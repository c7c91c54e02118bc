/** The fields of a document in which a word can occur. */
export type Field =
  'title' | 'lead' | 'label' | 'heading' | 'body' | 'tag' | 'person' | 'association';

/** Longer titles are rated as if they had this many words. */
const MAX_TITLE_WORDS = 7;

/** A word weighs more in a shorter title: the title that is the whole query comes first. */
const titleWeights = Array.from({ length: MAX_TITLE_WORDS }, (_, index) => {
  const weight = 9 + 2 / (index + 1);
  const firstWeight = weight + 3;
  return [weight, firstWeight];
});

/**
 * The weight of an occurrence, by class. A word in the title weighs more than one in the lead, and
 * one in the lead more than any number in the body. In the title, the word's position and share
 * count. A heading of one or two words answers a question nearly as well as a title.
 */
export const weightClasses: readonly number[] = [
  ...[1, 1.4, 1.8], // body: once, twice, often
  ...[2.2, 2.6], // association; heading
  ...[4, 4.6], // lead or person, and how often in the body
  5, // tag
  ...[10.5, 8], // heading of a document without a date: its only word, one of two
  ...[11, 11.4], // label of a few rows, of many
  ...titleWeights.flat(), // by the number of words in the title: any word, the first word
];

/** The first class of each field. */
const classes = {
  ...{ body: 0, association: 3, heading: 4, lead: 5, tag: 7 },
  ...{ answer: 8, label: 10, title: 12 },
};

/** A label of this many rows counts more. */
const MANY_ROWS = 5;

/** How often a term occurs in each field of a document. */
export type Occurrences = Partial<Record<Field, number>> & {
  /** Its position in the title and the length of the title, in words without stop words. */
  titlePosition?: { index: number; of: number };
  /** The number of words in the shortest heading that has it, without stop words; only without a date. */
  headingWords?: number;
};

/** Returns the best class for a term's occurrences in a document. */
export function toWeightClass(occurrences: Occurrences): number {
  const { titlePosition, headingWords = Infinity, label = 0, body: inBody = 0 } = occurrences;
  const found: number[] = [classes.body + Math.min(2, Math.max(0, inBody - 1))];
  if (titlePosition) {
    const { index, of } = titlePosition;
    found.push(classes.title + 2 * (Math.min(of, MAX_TITLE_WORDS) - 1) + (index === 0 ? 1 : 0));
  }
  if (label > 0) found.push(classes.label + (label < MANY_ROWS ? 0 : 1));
  if (headingWords <= 2) found.push(classes.answer + headingWords - 1);
  if (occurrences.tag) found.push(classes.tag);
  if (occurrences.lead || occurrences.person) found.push(classes.lead + (inBody > 1 ? 1 : 0));
  if (occurrences.heading) found.push(classes.heading);
  if (occurrences.association) found.push(classes.association);
  return found.reduce((a, b) => ((weightClasses[a] ?? 0) >= (weightClasses[b] ?? 0) ? a : b));
}
