import type { Language } from '../../i18n/languages';
import type { StoredRecord } from '../shape/format';
import type { SearchKind } from '../../documentTypes';
import type { Hit, Marked, Match } from './answer';
import { markText, rangesOf, type Mark, type Soughts } from './markText';
import { toSnippet } from './toSnippet';

/**
 * What the page shows of a document that was found.
 *
 * @param typed the words of the query
 */
export function toHit(
  record: StoredRecord,
  { kind, language }: { kind: SearchKind; language: Language },
  typed: readonly string[],
  soughts: Soughts,
): Hit {
  const { title, path, date, lead = '', body = '', tags = [], people = [], association } = record;
  const mark = (text: string) => ({ text, marks: markText(text, soughts) });
  const inTitle = mark(title);
  const inLead = mark(lead);
  const inBody = mark(body);
  const others = [...tags, ...people, association ?? ''].map(mark);
  const all = [inTitle, inLead, ...others, inBody];
  return {
    url: path,
    kind,
    language,
    title: { text: title, ranges: rangesOf(inTitle.marks) },
    snippet: chooseSnippet(inLead, inBody),
    date,
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

/** The lead says best what a document is about, unless the body has words that the lead has not. */
function chooseSnippet(lead: MarkedText, body: MarkedText): Marked {
  const wordsIn = ({ marks }: MarkedText) => new Set(marks.map(({ sought }) => sought.word)).size;
  const isLead = lead.text !== '' && wordsIn(lead) >= wordsIn(body);
  const { text, marks } = isLead || body.text === '' ? lead : body;
  return toSnippet(text, marks);
}

/** The best way in which a document has a word. */
function toMatch(typed: string, index: number, texts: readonly MarkedText[]): Match | undefined {
  let best: (Match & { weight: number }) | undefined;
  for (const { text, marks } of texts) {
    for (const { start, end, sought, isPart } of marks) {
      const { how, lemma, weight } = sought.found;
      // A part of a word is worse than any word.
      const worth = isPart ? weight - 1 : weight;
      if (sought.word !== index || (best && best.weight >= worth)) continue;
      const found = text.slice(start, end);
      best = { typed, found, how: isPart ? 'part' : how, lemma, weight: worth };
    }
  }
  return best && { typed, found: best.found, how: best.how, lemma: best.lemma };
}
