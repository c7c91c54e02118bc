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

/** From this rank or sum of ranks on, rules connect more unrelated words than related ones. */
export const RARE_RANK = 13;

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
    const irregular = irregularLemmas(form);
    for (const { lemma, rank } of irregular) add(lemma, rank);
    const isIrregular = irregular.some(({ lemma, rank }) => lemma !== form && rank === 0);
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
    const [, before = '', vowel, after = ''] = lastVowel.exec(stem) ?? [];
    if (vowel === undefined) return;
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
// Splits a text around its last vowel or two-letter diphthong: `bauð` → `b au ð`. Contains `ae`,
// because `toAscii` writes `æ` as `ae`.
const lastVowel = new RegExp(`^(.*?)(a[eu]|e[iy]|[${vowels}])([^${vowels}]*)$`);

/** A lemma and the endings of one of its stems. `endings` begins with the stem's last letter. */
type Irregular = { lemma: string; endings: RegExp };

type Irregulars = Map<string, Irregular[]>;

/** A stem that is listed with a full stop takes no ending. */
const noEnding = /^.$/;

/** The rank is higher than 0, because a word may begin with the letters of a prefix by chance. */
const PREFIXED_RANK = 2;

const MAX_IRREGULAR_ENDING_LETTERS = 7;

/** Finds the lemmas of irregular forms, also of verbs with a prefix: `undirbjó` → `undirbúa`. */
export function createIrregularLemmas(spell: (text: string) => string) {
  const toPattern = (text: string) => new RegExp(spell(text));
  // A noun has a case ending and then the article (menn-ir-nir). An adjective has its own endings
  // (best-ur, best-rar).
  const ofNoun = toPattern('^.(s|t|an|um?|r[ai]r?|[aiu]?r?)?(i?n(n|s|a|um?|nar?|ni|[ai]r)?|ið)?$');
  const ofPresent = toPattern('^(.(u?r|st)?|st|[éýæ]rð)$');
  const ofPast = toPattern('^(.(st)?|st)$');
  const ofPlural = toPattern('^.(u[mð]?|um?st)$');
  const ofSubjunctive = toPattern('^.(ir?|ist|u[mð]?|um?st)$');
  const ofParticiple = toPattern('^.(i(ð|n[ns]?|nn(i|ar?)|st)|n(um?|[ai]r?))$');
  const ofWeak = toPattern('^.(ir?|ist|u[mðr]?|um?st|an|ar?|ri|rar?|s)?$');
  const prefix = toPattern(
    '^(?:af|aftur|and|auð|á|endur|eyði|for|fram|frá|hand|heim|inn|mis|niður|of|sam|til|um|undir|upp|út|van|við|yfir)(?=...)',
  );

  const nouns: Irregulars = new Map();
  for (const line of spell(irregularNouns).trim().split('\n')) {
    const [lemma = '', ...stems] = line.split(' ');
    addAll(nouns, stems, { lemma, endings: ofNoun });
  }

  const verbs: Irregulars = new Map();
  for (const line of spell([...strongVerbs(), irregularVerbs.trim()].join('\n')).split('\n')) {
    const [[lemma = '', ...singular] = [], past = [], participle = [], weak = []] = line
      .split('|')
      .map((group) => group.split(' ').filter(Boolean));
    const plurals = past.length > 1 ? 1 : 0;
    addAll(verbs, singular.slice(0, 1), { lemma, endings: ofPresent });
    addAll(verbs, singular.slice(1), { lemma, endings: ofPast });
    addAll(verbs, past.slice(0, plurals), { lemma, endings: ofPlural });
    addAll(verbs, past.slice(plurals), { lemma, endings: ofSubjunctive });
    addAll(verbs, participle, { lemma, endings: ofParticiple });
    addAll(verbs, weak, { lemma, endings: ofWeak });
  }

  return (form: string): LemmaCandidate[] => {
    const lemmas = [...lookUp(nouns, form), ...lookUp(verbs, form)];
    const found = lemmas.map((lemma) => ({ lemma, rank: 0 }));
    const start = prefix.exec(form)?.[0];
    if (start === undefined) return found;
    const bare = lookUp(verbs, form.slice(start.length));
    return [...found, ...bare.map((lemma) => ({ lemma: start + lemma, rank: PREFIXED_RANK }))];
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

function addAll(irregulars: Irregulars, stems: readonly string[], word: Irregular): void {
  for (const written of stems) {
    const stem = written.replace('.', '');
    addTo(irregulars, stem, stem === written ? word : { ...word, endings: noEnding });
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
