import { brotliCompressSync } from 'node:zlib';
import { goldSet } from '../../src/test/goldSet';
import { lemmaCandidates } from '../../src/search/morphology/lemmaCandidates';
import { rules } from '../../src/search/morphology/rules';
import { readDictionary } from './readDictionary';
import { scoreAfter, scoreHeldOut, scoreWithoutAccents, scoreWords } from './scores';
import type { Score } from './scores';
import { readTrainingSet, withoutGoldEndings } from './trainingSet';

/**
 * Measures how well the search handles Icelandic inflection:
 *
 *   node --import tsx scripts/morphology/score.ts            prints recall and precision, bytes, time
 *   node --import tsx scripts/morphology/score.ts --links    also prints the missed and the wrong pairs of the
 *                                                            gold set
 */

const VOCABULARY_WORDS = 8_000;
const maxRanks = [8, 10, 12, 14];

const trainingSet = readTrainingSet();
const gold = scoreWords();
print('Gold set', gold);
print('Gold set, one of the two words typed without accents', scoreWithoutAccents());
print(
  'Gold set, without learning from words that end like its lemmas',
  scoreAfter(withoutGoldEndings(trainingSet)),
);
for (const maxRank of maxRanks) {
  print(`Gold set, links with ranks of at most ${maxRank}`, scoreWords(goldSet, maxRank));
}
print('A fifth of the dictionary, learnt from the other four fifths', scoreHeldOut(trainingSet));
const goldLemmas = new Set(goldSet.map(({ lemma }) => lemma));
print(
  'Verbs whose forms are separate entries in the dictionary; strong verbs are not learnt',
  scoreWords(readDictionary().listedVerbs.filter(({ lemma }) => !goldLemmas.has(lemma))),
);

const forms = [...new Set(goldSet.flatMap((paradigm) => paradigm.forms))];
const vocabulary = Array.from(
  { length: VOCABULARY_WORDS },
  (_, index) => forms[index % forms.length],
);
const start = performance.now();
for (const form of vocabulary) if (form) lemmaCandidates(form);
const duration = performance.now() - start;
console.log(`Learnt from ${trainingSet.length} paradigms.`);
console.log(`Rules: ${brotliCompressSync(rules).length} bytes of brotli.`);
console.log(`Candidates of ${VOCABULARY_WORDS} words: ${duration.toFixed(0)} ms.`);

const all = gold.find(({ name }) => name === 'all');
if (process.argv.includes('--links') && all) {
  for (const [form, other] of all.missed) console.log(`missed  ${form} ~ ${other}`);
  for (const [form, other] of all.wrong) console.log(`wrong   ${form} ~ ${other}`);
}

function print(title: string, scores: readonly Score[]): void {
  console.log(`${title}\n${'paradigms'.padStart(36)}   forms    pairs  recall  precision`);
  for (const { name, paradigms, forms: count, pairs, recall, precision } of scores) {
    const figures = [
      String(paradigms).padStart(9),
      String(count).padStart(7),
      String(pairs).padStart(8),
      recall.toFixed(4).padStart(7),
      precision.toFixed(4).padStart(10),
    ];
    console.log(`  ${name.padEnd(25)}${figures.join(' ')}`);
  }
  console.log();
}
