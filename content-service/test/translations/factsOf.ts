import { placesIn } from './places';
import { textRules } from './textRules';
import type { TextLanguage, TextRules } from './textRules';

/**
 * What a text states that its translation must state as well: numbers in digits or words, days of a
 * month, weekdays, clock times, prices and places, in one notation for all languages (`number 1240`,
 * `date 03-10`, `weekday Friday`, `time 16:00`, `ISK 14900`, `place Akureyri`). Units, years apart
 * from numbers, months without a day, and the number one are not compared.
 */
export function factsOf(text: string, lang: TextLanguage): Set<string> {
  const rules = textRules[lang];
  const facts = new Set(placesIn(text, lang).map((place) => `place ${place}`));
  rules.weekdays.forEach((weekday, index) => {
    if (RegExp(weekday, 'iu').test(text)) facts.add(`weekday ${weekdayNames[index]}`);
  });
  let rest = withDigits(rules.prepare(text), rules);
  for (const finder of rules.finders) {
    rest = rest.replace(finder.pattern, (...found) => {
      for (const fact of finder.factsOf(found as unknown as RegExpExecArray)) facts.add(fact);
      return ' ';
    });
  }
  for (const [digits] of rest.matchAll(RegExp(`(?<![\\d.,])(?:${rules.digits})`, 'gu'))) {
    const value = rules.valueOf(digits);
    if (value > 1) facts.add(`number ${value}`);
  }
  return facts;
}

const weekdayNames = textRules['en-us'].weekdays;

/** Numbers that are words in digits: `tuttugu og fimm` → `25`, `42 milljónum` → `42000000`. */
function withDigits(text: string, rules: TextRules): string {
  const values = new Map(
    Object.entries(rules.numberWords).flatMap(([value, forms]) =>
      forms.split(' ').map((form) => [form, Number(value)] as const),
    ),
  );
  const words = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  const pattern = RegExp(
    String.raw`(?<![\p{L}\d.,])(?:${words}|${rules.digits})` +
      String.raw`(?:(?:[ -]${rules.and} |[ -])(?:${words})(?!\p{L}))*(?!\p{L})` +
      // `thirty-first` is an ordinal.
      String.raw`(?!-(?:first|second|third|\p{L}+th(?!\p{L})))`,
    'giu',
  );
  return text.replace(pattern, (phrase) => {
    const parts = phrase
      .split(/[ -]/)
      .filter((part) => part.toLowerCase() !== rules.and)
      .map((part) => values.get(part.toLowerCase()) ?? rules.valueOf(part));
    return groupsOf(parts)
      .map((group) => rules.write(sumOf(group)))
      .join(' | ');
  });
}

/** Parts of one number stand together: `hundrað | og | fjórtán`, but not `þrjár | fjórar`. */
function groupsOf(parts: number[]): number[][] {
  const groups: number[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const belongs =
      before !== undefined &&
      (multipliers.includes(part) || before >= 100 || (before >= 20 && part < 10));
    if (belongs) group?.push(part);
    else groups.push([part]);
  }
  return groups;
}

const multipliers = [100, 1000, 1_000_000];

/** `[4, 100]` is 400, `[100, 14]` is 114, `[30, 1000]` is 30,000. */
function sumOf(group: number[]): number {
  let total = 0;
  let current = 0;
  for (const part of group) {
    if (!multipliers.includes(part)) current += part;
    else if (part === 100) current = (current || 1) * part;
    else {
      total += (current || 1) * part;
      current = 0;
    }
  }
  return total + current;
}
