const vowels = 'aáeéiíoóuúyýæö';
const nuclei = new RegExp(`(au|e[iy]|[${vowels}])`);

const vowelAtEnd = new RegExp(`[${vowels}]$`);

// The vowels of endings. Any other vowel, and the first vowel of a word, belongs to the stem.
const weakVowel = /^[aiu]$/;

/**
 * Finds the rule that converts an inflected form to its dictionary form: `ending>lemmaEnding/from:to`, where
 * `from:to` is the change of the last vowel before the ending. `sögum`, `saga` → `um>a/ö:a`; `firði`,
 * `fjörður` → `i>ur/i:jö`; `hannanir`, `hönnun` → `anir>un/a:ö`.
 *
 * It aligns the words vowel by vowel (`au`, `ei` and `ey` count as one) while their consonants are equal.
 *
 * @param form lower case, NFC
 * @param lemma lower case, NFC
 * @returns undefined if the words share no stem with a vowel
 */
export function toRule(form: string, lemma: string): string | undefined {
  const rule = align(form, lemma);
  if (rule === undefined) return undefined;
  const stem = form.slice(0, form.length - rule.indexOf('>'));
  return vowelAtEnd.test(stem) ? rule.replace('>', '>-') : rule;
}

function align(form: string, lemma: string): string | undefined {
  const [left, right] = [form.split(nuclei), lemma.split(nuclei)];
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const isVowel = same % 2 === 1;
  const isLonger = same === Math.min(left.length, right.length);
  if (isVowel && !isLonger && (same === 1 || !(isWeak(left[same]) && isWeak(right[same])))) {
    return withChange(left, right, same, '');
  }
  const [before = '', after = ''] = [left[same], right[same]];
  // In fjörð- and firð- the j belongs to the vowel.
  const [next, other] = [left[same + 1], right[same + 1]];
  if (!isVowel && next && other && next !== other && !(isWeak(next) && isWeak(other))) {
    if (before === `${after}j` || after === `${before}j`) {
      return withChange(left, right, same + 1, before.endsWith('j') ? 'left' : 'right');
    }
  }
  const common = isVowel ? '' : commonStart(before, after);
  // A vowel of the ending belongs to the rule even if it is equal: köttum, köttur → um>ur, not m>r.
  const from = common === '' && !isVowel && same > 2 && isWeak(left[same - 1]) ? same - 1 : same;
  if (from < 2) return undefined;
  return `${rest(left, from, common)}>${rest(right, from, common)}`;
}

function withChange(left: string[], right: string[], vowel: number, j: '' | 'left' | 'right') {
  const common = commonStart(left[vowel + 1] ?? '', right[vowel + 1] ?? '');
  const endings = [left, right].map((parts) => rest(parts, vowel + 1, common));
  const [from, to] = [
    (j === 'left' ? 'j' : '') + (left[vowel] ?? ''),
    (j === 'right' ? 'j' : '') + (right[vowel] ?? ''),
  ];
  return from && to ? `${endings.join('>')}/${from}:${to}` : undefined;
}

function rest(parts: readonly string[], from: number, common: string): string {
  return parts.slice(from).join('').slice(common.length);
}

function isWeak(part: string | undefined): boolean {
  return part !== undefined && weakVowel.test(part);
}

function commonStart(left: string, right: string): string {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return left.slice(0, length);
}
