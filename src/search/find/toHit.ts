import type { Language } from '../../i18n/languages';
import type { StoredRecord } from '../shape/format';
import type { SearchKind } from '../../documentTypes';
import type { Hit, Match } from './SearchResult';
import { markText, rangesOf } from './markText';
import type { Mark, QueryTerms } from './markText';
import { LINE, toSnippet } from './toSnippet';

/**
 * Makes a hit of a document that was found.
 *
 * @param typed the words of the query
 */
export function toHit(
  record: StoredRecord,
  { kind, language }: { kind: SearchKind; language: Language },
  typed: readonly string[],
  queryTerms: QueryTerms,
): Hit {
  const { title, path, date, lead = '', body = '', tags = [], people = [] } = record;
  const { category, association } = record;
  const mark = (text: string) => ({ text, marks: markText(text, queryTerms) });
  const inTitle = mark(title);
  const inLead = mark(lead);
  const inBody = mark(body);
  const others = [...tags, ...people, category ?? '', association ?? ''].map(mark);
  const all = [inTitle, inLead, ...others, inBody];
  const passage = choosePassage(inLead, inBody);
  const isShown = inTitle.marks.length + passage.marks.length > 0;
  const property = isShown ? undefined : others.find(({ marks }) => marks.length > 0);
  return {
    url: path,
    kind,
    language,
    title: { text: title, ranges: rangesOf(inTitle.marks) },
    snippet: toSnippet(passage.text, passage.marks),
    line: toSnippet((property ?? passage).text, (property ?? passage).marks, LINE),
    property: property && { text: property.text, ranges: rangesOf(property.marks) },
    date,
    category,
    association,
    matches: typed.flatMap((word, index) => toMatch(word, index, all) ?? []),
    forms: toForms(all),
  };
}

type MarkedText = { text: string; marks: Mark[] };

function toForms(texts: readonly MarkedText[]): string[] {
  const forms = texts.flatMap(({ text, marks }) =>
    marks.map(({ start, end }) => text.slice(start, end).toLowerCase()),
  );
  return [...new Set(forms)];
}

/** Takes the lead, which summarises the document, unless the body has more of the query's words. */
function choosePassage(lead: MarkedText, body: MarkedText): MarkedText {
  const wordsIn = ({ marks }: MarkedText) =>
    new Set(marks.map(({ queryTerm }) => queryTerm.word)).size;
  const isLead = lead.text !== '' && wordsIn(lead) >= wordsIn(body);
  return isLead || body.text === '' ? lead : body;
}

/** Finds a document's best match for a word of the query. */
function toMatch(typed: string, index: number, texts: readonly MarkedText[]): Match | undefined {
  let best: (Match & { weight: number }) | undefined;
  for (const { text, marks } of texts) {
    for (const { start, end, queryTerm, isPart } of marks) {
      const { how, lemma, weight } = queryTerm.found;
      // A part of a compound is worse than any whole word, whose weight is at most 1.
      const effective = isPart ? weight - 1 : weight;
      if (queryTerm.word !== index || (best && best.weight >= effective)) continue;
      const found = text.slice(start, end);
      best = { typed, found, how: isPart ? 'part' : how, lemma, weight: effective };
    }
  }
  return best && { typed, found: best.found, how: best.how, lemma: best.lemma };
}
