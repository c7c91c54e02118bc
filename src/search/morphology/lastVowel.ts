const vowels = 'aáeéiíoóuúyýæö';
// `toAscii` writes `æ` as `ae`.
const pattern = new RegExp(`^(.*?)(a[eu]|e[iy]|[${vowels}])([^${vowels}]*)$`);

/**
 * Splits a text around its last vowel. A diphthong of two letters counts as one vowel: `bauð` → `b au ð`.
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
