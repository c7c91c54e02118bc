const vowels = 'aáeéiíoóuúyýæö';
// `ae` is `æ` without accents.
const pattern = new RegExp(`^(.*?)(a[eu]|e[iy]|[${vowels}])([^${vowels}]*)$`);

/**
 * A text cut around its last vowel; one written with two letters is one: `bauð` → `b au ð`.
 *
 * @param text lower case, NFC
 * @returns undefined for a text without vowels
 */
export function aroundLastVowel(
  text: string,
): { before: string; vowel: string; after: string } | undefined {
  const [, before, vowel, after] = pattern.exec(text) ?? [];
  if (before === undefined || vowel === undefined || after === undefined) return undefined;
  return { before, vowel, after };
}
