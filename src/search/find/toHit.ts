import type { SearchKind } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import type { StoredRecord } from '../shape/format';
import { splitWords, withoutEmailAddresses } from '../shape/words';
import type { TermMatch } from './matchWord';
import type { Hit, Marked, Match } from './SearchResult';

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
  const forms = all.flatMap(({ text, marks }) =>
    marks.flatMap(({ start, end }) => splitWords(text.slice(start, end)).map(({ word }) => word)),
  );
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
    forms: [...new Set(forms)],
  };
}

type MarkedText = { text: string; marks: Mark[] };

/** Chooses the lead, which summarises the document, unless the body has more words of the query. */
function choosePassage(lead: MarkedText, body: MarkedText): MarkedText {
  const wordsIn = ({ marks }: MarkedText) =>
    new Set(marks.map(({ queryTerm }) => queryTerm.word)).size;
  const isLead = lead.text !== '' && wordsIn(lead) >= wordsIn(body);
  return isLead || body.text === '' ? lead : body;
}

function toMatch(typed: string, index: number, texts: readonly MarkedText[]): Match | undefined {
  let best: (Match & { weight: number }) | undefined;
  for (const { text, marks } of texts) {
    for (const { start, end, queryTerm, isPart } of marks) {
      const { how, lemma, weight } = queryTerm.found;
      // Weights are at most 1, so a part of a compound is always worse than a whole word.
      const effective = isPart ? weight - 1 : weight;
      if (queryTerm.word !== index || (best && best.weight >= effective)) continue;
      const found = text.slice(start, end);
      best = { typed, found, how: isPart ? 'part' : how, lemma, weight: effective };
    }
  }
  return best && { typed, found: best.found, how: best.how, lemma: best.lemma };
}

export type QueryTerm = { word: number; found: TermMatch };

/** The terms to mark: `words` as whole words, `parts` as beginnings or ends of longer words. */
export type QueryTerms = {
  words: ReadonlyMap<string, readonly QueryTerm[]>;
  parts: readonly QueryTerm[];
};

export type Mark = { start: number; end: number; queryTerm: QueryTerm; isPart: boolean };

export function markText(text: string, { words, parts }: QueryTerms): Mark[] {
  return splitWords(withoutEmailAddresses(text)).flatMap(({ word, start, end }): Mark[] => {
    const whole = words.get(word);
    if (whole) return whole.map((queryTerm) => ({ start, end, queryTerm, isPart: false }));
    const part = parts.find(({ found }) => isPart(found.term.word, word));
    return part ? [{ start, end, queryTerm: part, isPart: true }] : [];
  });
}

const MIN_PART_LETTERS = 3;

/** Compares only letters, because splitting a compound would need all words of the site. */
function isPart(part: string, word: string): boolean {
  if (part.length < MIN_PART_LETTERS || word.length < part.length + MIN_PART_LETTERS) return false;
  return word.endsWith(part) || word.startsWith(part);
}

function rangesOf(marks: readonly Mark[]): [number, number][] {
  const ends = new Map(marks.map(({ start, end }) => [start, end]));
  return [...ends].sort(([a], [b]) => a - b);
}

/** UTF-16 code units of a passage. At most `before` of them precede the first marked word. */
type Size = { letters: number; before: number };

const SNIPPET: Size = { letters: 200, before: 60 };

/** The size of a text for one line, of which a phone shows only the first half. */
const LINE: Size = { letters: 100, before: 15 };

/** Returns the passage with the most words of the query, or else the text's beginning. */
export function toSnippet(text: string, marks: readonly Mark[], size = SNIPPET): Marked {
  const { letters, before: most } = size;
  if (text.length <= letters) return { text, ranges: rangesOf(marks) };
  const first = bestStart(marks, size);
  const from = first <= most ? 0 : nextWord(text, first - most, first);
  const to = lastWord(text, from + letters, first);
  const before = from > 0 ? '… ' : '';
  const after = to < text.length ? ' …' : '';
  const shift = before.length - from;
  const inside = marks.filter(({ start, end }) => start >= from && end <= to);
  return {
    text: before + text.slice(from, to) + after,
    ranges: rangesOf(inside).map(([start, end]) => [start + shift, end + shift]),
  };
}

/** `marks` are in text order. */
function bestStart(marks: readonly Mark[], { letters, before }: Size): number {
  let best = { start: 0, words: 0 };
  // Goes backwards, so that the end of the next mark of each query word is known.
  const nextEnds = new Map<number, number>();
  for (const { start, end, queryTerm } of [...marks].reverse()) {
    nextEnds.set(queryTerm.word, end);
    const limit = start + letters - before;
    const words = [...nextEnds.values()].filter((next) => next <= limit).length;
    if (words > 0 && words >= best.words) best = { start, words };
  }
  return best.start;
}

function nextWord(text: string, from: number, most: number): number {
  const space = text.slice(from, most).search(/\s/);
  return space < 0 ? most : from + space + 1;
}

/** Returns the end of the last word before `to`. Never cuts a surrogate pair in a long word. */
function lastWord(text: string, to: number, least: number): number {
  if (to >= text.length) return text.length;
  const space = text.slice(least, to + 1).search(/\s\S*$/);
  if (space > 0) return least + space;
  return (text.codePointAt(to - 1) ?? 0) > 0xffff ? to - 1 : to;
}
