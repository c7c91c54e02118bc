import { factsOf } from './factsOf';
import { textsOf } from './sampleDocuments';
import type { Pair, SampleDocument } from './sampleDocuments';
import type { TextLanguage } from './textRules';

/** A fact of one language that the other one does not state. */
export type Difference = { lang: TextLanguage; fact: string; field: string };

/** Fields that hold the same value in every language. */
const commonFields = ['start_date', 'end_date', 'price', 'currency', 'year'];

/** What only one of the two documents states, in title, lead, text, place or location, or in a common field. */
export function differencesOf({ original, translation }: Omit<Pair, 'file'>): Difference[] {
  const originalFacts = factsByField(original);
  const translationFacts = factsByField(translation);
  return [
    ...missing(originalFacts, translationFacts, original.lang),
    ...missing(translationFacts, originalFacts, translation.lang),
    ...commonFields
      .filter((field) => original.data[field] !== translation.data[field])
      .map((field) => ({
        lang: translation.lang,
        field,
        fact: `${JSON.stringify(translation.data[field])} instead of ${JSON.stringify(original.data[field])}`,
      })),
  ];
}

/** The facts of a document, each with the first field that states it. */
function factsByField(document: SampleDocument): Map<string, string> {
  const facts = new Map<string, string>();
  for (const [field, text] of textsOf(document)) {
    for (const fact of factsOf(text, document.lang)) {
      if (!facts.has(fact)) facts.set(fact, field);
    }
  }
  return facts;
}

function missing(
  facts: Map<string, string>,
  others: Map<string, string>,
  lang: TextLanguage,
): Difference[] {
  return [...facts]
    .filter(([fact]) => !others.has(fact))
    .map(([fact, field]) => ({ lang, fact, field }));
}
