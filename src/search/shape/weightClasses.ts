export type Field =
  'title' | 'lead' | 'label' | 'heading' | 'body' | 'tag' | 'person' | 'association';

const MAX_TITLE_WORDS = 7;

/** A word weighs more in a shorter title, so the title that equals the query comes first. */
const titleWeights = Array.from({ length: MAX_TITLE_WORDS }, (_, index) => {
  const weight = 9 + 2 / (index + 1);
  return [weight, weight + 3];
});

/**
 * One word in the title outweighs one in the lead, which outweighs any number of words in the body.
 * A short heading answers a question nearly as well as a title.
 */
export const weightClasses: readonly number[] = [
  ...[1, 1.4, 1.8], // body: once, twice, often
  ...[2.2, 2.6], // association; heading
  ...[4, 4.6], // lead or person; the same, and more than once in the body
  5, // tag
  ...[10.5, 8], // heading of one word, of two, in a document without a date
  ...[11, 11.4], // label of few rows, of many
  ...titleWeights.flat(), // by the number of words in the title: any word, the first word
];

const classes = {
  ...{ body: 0, association: 3, heading: 4, lead: 5, tag: 7 },
  ...{ answer: 8, label: 10, title: 12 },
};

const MANY_ROWS = 5;

export type Occurrences = Partial<Record<Field, number>> & {
  /** The word's position in the title and the title's length, both counted without stop words. */
  titlePosition?: { index: number; of: number };
  /** Words, without stop words, of the shortest heading with the term. Absent with a date. */
  headingWords?: number;
};

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
