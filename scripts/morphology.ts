import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from './lifecycle.mjs';
import { readTrainingSet, rulesPath, toRulesFile } from './morphology/learnRules';
import { readDictionary } from './morphology/readDictionary';
import {
  holdOut,
  scoreAfter,
  scoreWithoutAccents,
  scoreWords,
  withoutReferenceEndings,
} from './morphology/scores';
import type { Score } from './morphology/scores';
import { Problem } from './problem.mjs';
import { referenceSet } from '../src/test/referenceSet';

/**
 * Writes src/search/morphology/rules.ts, the search's rules for Icelandic inflection. `--check` fails
 * if the file is out of date. `--score` prints recall, precision and the wrong and missed pairs.
 */

void runCommand(async () => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || ![undefined, '--check', '--score'].includes(option)) {
    throw new Problem('The only option is --check or --score.');
  }
  if (option === '--score') printScores();
  else if (option === '--check') check();
  else writeFileSync(rulesPath, toRulesFile());
});

function check(): void {
  if (readFileSync(rulesPath, 'utf8') !== toRulesFile()) {
    throw new Problem(`${rulesPath} is out of date. Run node --import tsx scripts/morphology.ts`);
  }
  console.log(`${rulesPath} is up to date.`);
}

function printScores(): void {
  const reference = scoreWords();
  print('Reference set', reference);
  print('Reference set, one of the two words typed without accents', scoreWithoutAccents());
  const trainingSet = readTrainingSet();
  print(
    'Reference set, without learning from words that end like its lemmas',
    scoreAfter(withoutReferenceEndings(trainingSet)),
  );
  const { learnt, heldOut } = holdOut(trainingSet);
  print('A fifth of the dictionary, learnt from the rest', scoreAfter(learnt, heldOut));
  const referenceLemmas = new Set(referenceSet.map(({ lemma }) => lemma));
  print(
    'Verbs whose forms are separate entries in the dictionary; strong verbs are not learnt',
    scoreWords(readDictionary().listedVerbs.filter(({ lemma }) => !referenceLemmas.has(lemma))),
  );
  for (const { missed, wrong } of reference.filter(({ name }) => name === 'all')) {
    for (const [form, other] of missed) console.log(`missed  ${form} ~ ${other}`);
    for (const [form, other] of wrong) console.log(`wrong   ${form} ~ ${other}`);
  }
}

function print(title: string, scores: readonly Score[]): void {
  console.log(title);
  console.table(
    Object.fromEntries(
      scores.map(({ name, words, forms, pairs, recall, precision }) => [
        name,
        { words, forms, pairs, recall: recall.toFixed(4), precision: precision.toFixed(4) },
      ]),
    ),
  );
}
