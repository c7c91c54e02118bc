import { lemmaCandidates } from './lemmaCandidates';
import type { LemmaCandidate } from './lemmaCandidates';

const MIN_PART_LETTERS = 3;
const MAX_WORD_LETTERS = 60;
const MAX_PARTS = 4;

/** Rarer inflection rules are right for less than a sixteenth of the words. */
const MAX_RANK = 4;

// A part may end in a linking letter: landslag-s-, vör-u-, hönnun-ar-, gagn-a-.
const links = /[srau]$/;

// Matches an article, which is not a part of a compound: teikning-arnar.
const article = /^[aiu]?r?i?nn?(?:[aiu]|ar|ir|s|um)?$/;

type IsWord = (part: string) => boolean;

/**
 * Splits a compound (lower case, NFC) into the fewest known words: `landslagsarkitekt` →
 * `landslag`, `arkitekt`. Not for forms of known words: almost any long form can be split.
 */
export function splitCompound(word: string, isWord: IsWord): string[] {
  if (word.length > MAX_WORD_LETTERS) return [];
  for (let count = 2; count <= MAX_PARTS; count += 1) {
    const found = splitInto(count, word, isWord);
    if (found) return found.map(({ lemma }) => lemma);
  }
  return [];
}

function splitInto(count: number, word: string, isWord: IsWord): LemmaCandidate[] | undefined {
  if (count === 1) {
    const last = article.test(word) ? undefined : toWord(word, isWord);
    return last && [last];
  }
  let best: LemmaCandidate[] | undefined;
  const longest = word.length - MIN_PART_LETTERS * (count - 1);
  for (let end = MIN_PART_LETTERS; end <= longest; end += 1) {
    const first = toFirstPart(word.slice(0, end), isWord);
    if (!first) continue;
    const others = splitInto(count - 1, word.slice(end), isWord);
    if (others && (!best || cost([first, ...others]) < cost(best))) best = [first, ...others];
  }
  return best;
}

function cost(parts: readonly LemmaCandidate[]): number {
  return parts.reduce((sum, { rank }) => sum + rank, 0);
}

function toFirstPart(part: string, isWord: IsWord): LemmaCandidate | undefined {
  if (links.test(part)) return toWord(part, isWord);
  // The lemma may have an ending that the compound drops: vef-hönnun (vefur), stein-hús (steinn).
  const lemma = [part, `${part}ur`, part + part.slice(-1)].find(isWord);
  return lemma === undefined ? undefined : { lemma, rank: lemma === part ? 0 : 1 };
}

function toWord(part: string, isWord: IsWord): LemmaCandidate | undefined {
  return lemmaCandidates(part).find(
    ({ lemma, rank }) => rank <= MAX_RANK && lemma.length >= MIN_PART_LETTERS && isWord(lemma),
  );
}
