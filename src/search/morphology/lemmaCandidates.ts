import { toAscii } from '../../i18n/toAscii';
import { addTo } from '../shape/words';
import { homographs, rules as allRules } from './rules';
import { irregularNouns, irregularVerbs, verbsByVowels } from './irregularWords';

// Each lemmatizer is created on first use, because few readers need both.
let lemmatize: ReturnType<typeof createLemmatizer> | undefined;
let lemmatizeFolded: ReturnType<typeof createLemmatizer> | undefined;

/**
 * Returns the possible dictionary forms of an Icelandic word (lower case, NFC) and the word itself,
 * the likeliest first. Forms of one word share a candidate.
 */
export function lemmaCandidates(form: string): LemmaCandidate[] {
  lemmatize ??= createLemmatizer((text) => text);
  return lemmatize(form);
}

/**
 * Returns candidates without accents for a word that may be typed without them: `honnunar` →
 * `honnun`. Compare them with candidates after `toAscii`.
 */
export function foldedLemmaCandidates(form: string): LemmaCandidate[] {
  lemmatizeFolded ??= createLemmatizer(toAscii);
  return lemmatizeFolded(toAscii(form));
}

export type LemmaCandidate = {
  lemma: string;
  /** The rank is 0 without a rule. A rule of rank n is right for at least one word in 2ⁿ. */
  rank: number;
};

/**
 * Rules do not apply to forms of irregular words, because a rule would connect `sagt` with `saga`,
 * except to forms that a regular word has too (`homographs`). `spell` may remove accents.
 */
export function createLemmatizer(
  spell: (text: string) => string,
  rules = allRules,
): (form: string) => LemmaCandidate[] {
  const spelled = parseRules(spell(rules));
  const irregularLemmas = createIrregularLemmas(spell);
  const sharedForms = new Set(spell(homographs).split(' '));
  return (form) => {
    const ranks = new Map([[form, 0]]);
    const add = (lemma: string, rank: number) => {
      const best = ranks.get(lemma);
      if (best === undefined || best > rank) ranks.set(lemma, rank);
    };
    irregularLemmas(form, add);
    const isIrregular = [...ranks].some(([lemma, rank]) => lemma !== form && rank === 0);
    if (!isIrregular || sharedForms.has(form)) applyRules(spelled, form, add);
    return [...ranks].map(([lemma, rank]) => ({ lemma, rank })).sort((a, b) => a.rank - b.rank);
  };
}

export type Rules = ReadonlyMap<string, readonly Rule[]>;

export type Rule = {
  lemmaEnding: string;
  /** `to` replaces `from`, the last vowel before the ending. An empty `from` is any vowel. */
  from: string;
  to: string;
  isAfterVowel: boolean;
  rank: number;
};

/**
 * Parses rules.ts. `a/ö:a 3um,unum 4unnar` turns `sögum`, `sögunum` (rank 3) and `sögunnar` (rank
 * 4, in base 36) into `saga`. A line that begins with `-` applies after a vowel.
 */
export function parseRules(text: string): Rules {
  const rules = new Map<string, Rule[]>();
  for (const line of text.split('\n')) {
    const [target = '', ...ranked] = line.split(' ');
    const isAfterVowel = target.startsWith('-');
    const [lemmaEnding = '', from = '', to = ''] = target.slice(isAfterVowel ? 1 : 0).split(/[/:]/);
    for (const endings of ranked) {
      const rank = parseInt(endings.charAt(0), 36);
      for (const ending of endings.slice(1).split(',')) {
        addTo(rules, ending, { lemmaEnding, from, to, isAfterVowel, rank });
      }
    }
  }
  return rules;
}

const MAX_RULE_ENDING_LETTERS = 12;

export function applyRules(
  rules: Rules,
  form: string,
  onLemma: (lemma: string, rank: number) => void,
): void {
  const shortest = Math.max(1, form.length - MAX_RULE_ENDING_LETTERS);
  for (let end = form.length; end >= shortest; end -= 1) {
    const list = rules.get(form.slice(end));
    if (!list) continue;
    const stem = form.slice(0, end);
    const around = aroundLastVowel(stem);
    if (!around) return;
    const { before, vowel, after } = around;
    for (const { lemmaEnding, from, to, isAfterVowel, rank } of list) {
      if (isAfterVowel !== (after === '')) continue;
      if (from === '') onLemma(stem + lemmaEnding, rank);
      else if (from === vowel) onLemma(before + to + after + lemmaEnding, rank);
      else if (from === `j${vowel}` && before.endsWith('j')) {
        onLemma(before.slice(0, -1) + to + after + lemmaEnding, rank);
      }
    }
  }
}

const vowels = 'aáeéiíoóuúyýæö';
// Contains `ae`, because `toAscii` writes `æ` as `ae`.
const lastVowel = new RegExp(`^(.*?)(a[eu]|e[iy]|[${vowels}])([^${vowels}]*)$`);

/** Splits a text around its last vowel or two-letter diphthong: `bauð` → `b au ð`. */
function aroundLastVowel(text: string) {
  const [, before = '', vowel, after = ''] = lastVowel.exec(text) ?? [];
  return vowel === undefined ? undefined : { before, vowel, after };
}

/** A lemma and the endings of one of its stems. `endings` begins with the stem's last letter. */
type Irregular = { lemma: string; endings: RegExp };

type Irregulars = Map<string, Irregular[]>;

// A noun has a case ending and then the article (menn-ir-nir). An adjective has its own endings
// (best-ur, best-rar).
const nounEndings = '^.(s|t|an|um?|r[ai]r?|[aiu]?r?)?(i?n(n|s|a|um?|nar?|ni|[ai]r)?|ið)?$';
const verbEndings = {
  present: '^(.(u?r|st)?|st|[éýæ]rð)$',
  past: '^(.(st)?|st)$',
  plural: '^.(u[mð]?|um?st)$',
  subjunctive: '^.(ir?|ist|u[mð]?|um?st)$',
  participle: '^.(i(ð|n[ns]?|nn(i|ar?)|st)|n(um?|[ai]r?))$',
  weak: '^.(ir?|ist|u[mðr]?|um?st|an|ar?|ri|rar?|s)?$',
};
/** A stem that is listed with a full stop takes no ending. */
const noEnding = /^.$/;
const prefixes =
  '^(?:af|aftur|and|auð|á|endur|eyði|for|fram|frá|hand|heim|inn|mis|niður|of|sam|til|um|undir|upp|út|van|við|yfir)(?=...)';

/** The rank is higher than 0, because a word may begin with the letters of a prefix by chance. */
const PREFIXED_RANK = 2;

const MAX_IRREGULAR_ENDING_LETTERS = 7;

/** Finds the lemmas of irregular forms, also of verbs with a prefix: `undirbjó` → `undirbúa`. */
export function createIrregularLemmas(
  spell: (text: string) => string,
): (form: string, onLemma: (lemma: string, rank: number) => void) => void {
  const toPattern = (endings: string) => new RegExp(spell(endings));
  const nouns: Irregulars = new Map();
  const ofNoun = toPattern(nounEndings);
  for (const line of spell(irregularNouns).trim().split('\n')) {
    const [lemma = '', ...stems] = line.split(' ');
    addAll(nouns, lemma, stems, ofNoun);
  }

  const verbs: Irregulars = new Map();
  const ofPresent = toPattern(verbEndings.present);
  const ofPast = toPattern(verbEndings.past);
  const ofPlural = toPattern(verbEndings.plural);
  const ofSubjunctive = toPattern(verbEndings.subjunctive);
  const ofParticiple = toPattern(verbEndings.participle);
  const ofWeak = toPattern(verbEndings.weak);
  for (const line of spell([...strongVerbs(), irregularVerbs.trim()].join('\n')).split('\n')) {
    const [[lemma = '', ...singular] = [], past = [], participle = [], weak = []] = line
      .split('|')
      .map((group) => group.split(' ').filter(Boolean));
    addAll(verbs, lemma, singular.slice(0, 1), ofPresent);
    addAll(verbs, lemma, singular.slice(1), ofPast);
    const plurals = past.length > 1 ? 1 : 0;
    addAll(verbs, lemma, past.slice(0, plurals), ofPlural);
    addAll(verbs, lemma, past.slice(plurals), ofSubjunctive);
    addAll(verbs, lemma, participle, ofParticiple);
    addAll(verbs, lemma, weak, ofWeak);
  }

  const prefix = new RegExp(spell(prefixes));
  return (form, onLemma) => {
    for (const lemma of lookUp(nouns, form)) onLemma(lemma, 0);
    for (const lemma of lookUp(verbs, form)) onLemma(lemma, 0);
    const start = prefix.exec(form)?.[0];
    if (start === undefined) return;
    for (const lemma of lookUp(verbs, form.slice(start.length))) {
      onLemma(start + lemma, PREFIXED_RANK);
    }
  };
}

/** Converts verbsByVowels to the format of irregularVerbs: bíta → `bíta bít beit|bit|bit`. */
function strongVerbs(): string[] {
  return verbsByVowels
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [vowel = '', groups = '', verbs = ''] = line.split(':');
      return verbs.split(' ').map((verb) => {
        const stem = verb.replace(/j?a$/, '');
        return `${verb} ${groups.replace(/[^ |]+/g, (other) => stem.replace(vowel, other))}`;
      });
    });
}

function addAll(
  irregulars: Irregulars,
  lemma: string,
  stems: readonly string[],
  inflected: RegExp,
): void {
  for (const written of stems) {
    const stem = written.replace('.', '');
    const endings = stem === written ? inflected : noEnding;
    addTo(irregulars, stem, { lemma, endings });
  }
}

function lookUp(irregulars: Irregulars, form: string): string[] {
  const lemmas: string[] = [];
  const shortest = Math.max(1, form.length - MAX_IRREGULAR_ENDING_LETTERS);
  for (let end = form.length; end >= shortest; end -= 1) {
    for (const { lemma, endings } of irregulars.get(form.slice(0, end)) ?? []) {
      if (endings.test(form.slice(end - 1))) lemmas.push(lemma);
    }
  }
  return lemmas;
}
