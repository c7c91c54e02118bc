import { irregularNouns, irregularVerbs, verbsByVowels } from './irregularWords';

/** A lemma and the endings that one of its stems may take. The pattern starts with the stem's last letter. */
type Irregular = { lemma: string; endings: RegExp };

type Irregulars = Map<string, Irregular[]>;

// Case and then article (menn-ir-nir), or the endings of adjectives (best-ur, best-rar).
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

/** Higher than 0, because a word may begin with the letters of a prefix by chance. */
const PREFIXED_RANK = 2;

const MAX_ENDING_LETTERS = 7;

/**
 * Creates a function that finds the dictionary forms of an irregular form and their ranks, also for verbs
 * with a prefix: `mönnunum` → `maður`, `undirbjó` → `undirbúa`. The form must be in lower case.
 *
 * @param spell converts stems and endings to the spelling of the forms: unchanged, or without accents
 */
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
    irregulars.set(stem, [...(irregulars.get(stem) ?? []), { lemma, endings }]);
  }
}

function lookUp(irregulars: Irregulars, form: string): string[] {
  const lemmas: string[] = [];
  const shortest = Math.max(1, form.length - MAX_ENDING_LETTERS);
  for (let end = form.length; end >= shortest; end -= 1) {
    for (const { lemma, endings } of irregulars.get(form.slice(0, end)) ?? []) {
      if (endings.test(form.slice(end - 1))) lemmas.push(lemma);
    }
  }
  return lemmas;
}
