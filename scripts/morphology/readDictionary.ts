import { readFileSync } from 'node:fs';
import { addTo } from '../../src/search/shape/words';
import { weakVerbs } from './weakVerbs';
import type { Word } from './weakVerbs';

type Suffix = { strip: string; add: string; condition: RegExp };

const kinds: Record<string, Word['kind']> = {
  'po:no': 'noun',
  'po:lo': 'adjective',
  'po:so': 'verb',
};

/**
 * Reads `dictionary-is`, in Hunspell's format. A line of `index.dic` is `word/class<tab>alias`.
 * `index.aff` defines classes (`SFX class strip add condition`) and aliases. An alias is a part of
 * speech (`AM po:no`); for some verbs it also has the lemma (`AM st:bjóða po:so`). A word with two
 * inflection classes occurs twice in the result.
 */
export function readDictionary() {
  const { suffixes, aliases } = readAffixes(readLines('index.aff'));
  const inflected: Word[] = [];
  const words = new Set<string>();
  const listed = new Map<string, Set<string>>();
  for (const line of readLines('index.dic')) {
    const [entry = '', alias] = line.split('\t');
    const [word = '', suffixClass] = entry.split('/');
    const meaning = aliases[Number(alias)] ?? '';
    const lemma = /^st:(\S+) po:so$/.exec(meaning)?.[1];
    if (lemma !== undefined) listed.set(lemma, new Set(listed.get(lemma)).add(word));
    const isName = word !== word.toLowerCase();
    const forms = toForms(word, suffixes.get(suffixClass ?? '') ?? []);
    if (forms.length > 0) {
      const kind = kinds[meaning] ?? 'noun';
      const isNoun = kind === 'noun';
      inflected.push({ lemma: word.toLowerCase(), kind: isNoun && isName ? 'name' : kind, forms });
    } else if (!isName) words.add(word);
  }
  const listedVerbs = [...listed].map(([lemma, forms]) => ({
    lemma,
    kind: 'verb' as const,
    forms: [...forms].filter((form) => form !== lemma),
  }));
  return { inflected, weakVerbs: weakVerbs(words), listedVerbs };
}

function readLines(file: string): string[] {
  return readFileSync(`node_modules/dictionary-is/${file}`, 'utf8').normalize('NFC').split('\n');
}

function readAffixes(lines: readonly string[]) {
  const suffixes = new Map<string, Suffix[]>();
  const aliases: string[] = [];
  for (const line of lines) {
    const [command, name = '', strip = '', add = '', condition = '.'] = line.trim().split(/\s+/);
    // The first AM line has the number of aliases. The dictionary numbers aliases from 1.
    if (command === 'AM') aliases.push(line.slice('AM '.length).trim());
    // `add/class` makes another word with its own class: -son and -dóttir after a father's name.
    if (command !== 'SFX' || /^[YN]$/.test(strip) || add.includes('/')) continue;
    addTo(suffixes, name, {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: new RegExp(`${condition}$`),
    });
  }
  return { suffixes, aliases };
}

function toForms(word: string, endings: readonly Suffix[]): string[] {
  const forms = endings
    .filter(({ strip, condition }) => word.endsWith(strip) && condition.test(word))
    .map(({ strip, add }) => (word.slice(0, word.length - strip.length) + add).toLowerCase());
  return [...new Set(forms)].filter((form) => form !== word.toLowerCase());
}
