import { lemmaCandidates, type LemmaCandidate } from './lemmaCandidates';

const SHORTEST_PART = 3;
const LONGEST_WORD = 60;
const MOST_PARTS = 4;

/** Rules that are right less often than every sixteenth time find words everywhere. */
const HIGHEST_RANK = 4;

// What a part ends in that is not the bare stem: landslag-s-, vör-u-, hönnun-ar-, gagn-a-.
const links = /[srau]$/;

// teikning-arnar is an article, not a compound.
const article = /^[aiu]?r?i?nn?(?:[aiu]|ar|ir|s|um)?$/;

type IsWord = (part: string) => boolean;

/**
 * The parts of a compound, each a word that there is: `landslagsarkitekt` → `landslag`, `arkitekt`;
 * `vöruhönnun` → `vara`, `hönnun`. A part that is no word as it is written is given in its dictionary form.
 * Ask for words only that are no forms of a known word themselves: almost any long form falls into something.
 *
 * @param word lower case, NFC
 * @param isWord whether a form or a dictionary form is in the vocabulary
 * @returns the split into the fewest parts, of those the likeliest; empty when there is none
 */
export function splitCompound(word: string, isWord: IsWord): string[] {
  if (word.length > LONGEST_WORD) return [];
  for (let count = 2; count <= MOST_PARTS; count += 1) {
    const found = splitInto(count, word, isWord);
    if (found) return found.map(({ lemma }) => lemma);
  }
  return [];
}

function splitInto(count: number, word: string, isWord: IsWord): LemmaCandidate[] | undefined {
  let best: LemmaCandidate[] | undefined;
  const longest = word.length - SHORTEST_PART * (count - 1);
  for (let end = SHORTEST_PART; end <= longest; end += 1) {
    const first = toFirstPart(word.slice(0, end), isWord);
    if (!first) continue;
    const others =
      count > 2
        ? splitInto(count - 1, word.slice(end), isWord)
        : toLastPart(word.slice(end), isWord);
    if (others && (!best || cost([first, ...others]) < cost(best))) best = [first, ...others];
  }
  return best;
}

function cost(parts: readonly LemmaCandidate[]): number {
  return parts.reduce((sum, { rank }) => sum + rank, 0);
}

function toFirstPart(part: string, isWord: IsWord): LemmaCandidate | undefined {
  if (links.test(part)) return toWord(part, isWord);
  // vef-hönnun: vefur; stein-hús: steinn
  const lemma = [part, `${part}ur`, part + part.slice(-1)].find(isWord);
  return lemma === undefined ? undefined : { lemma, rank: lemma === part ? 0 : 1 };
}

function toLastPart(part: string, isWord: IsWord): LemmaCandidate[] | undefined {
  const last = article.test(part) ? undefined : toWord(part, isWord);
  return last && [last];
}

function toWord(part: string, isWord: IsWord): LemmaCandidate | undefined {
  return lemmaCandidates(part).find(
    ({ lemma, rank }) => rank <= HIGHEST_RANK && lemma.length >= SHORTEST_PART && isWord(lemma),
  );
}
