const NO_BREAK_SPACE = '\u00A0';

const icelandicMonths =
  'janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember';

const englishMonths =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const units =
  '%|‰|°C|mm|cm|km|m²|m³|m|g|kg|l|kr|krón\\p{L}*|ISK|USD|EUR|þúsund|millj|milljón\\p{L}*|milljarð\\p{L}*|' +
  'klst|mín|thousand|million|billion|a\\.m\\.|p\\.m\\.';

const amounts = 'þúsund|millj\\.|milljón\\p{L}*|milljarð\\p{L}*';

const abbreviations = 'kl\\.|nr\\.|bls\\.|gr\\.|No\\.|ISK|USD|EUR';

const end = '(?![\\p{L}\\p{N}])';

/**
 * Spaces at which a line must not end. Each pattern begins with its space, so that what stands before is looked at
 * nowhere else: at every letter of a long word, the time would grow with the square of its length.
 */
const bound = [
  // 5. desember, 100.000 kr., 12 %
  new RegExp(` (?=(?:${icelandicMonths}|${englishMonths}|${units})${end})(?<=\\d\\.? )`, 'gu'),
  // March 5
  new RegExp(` (?=\\d{1,2}(?!\\d))(?<=(?<!\\p{L})(?:${englishMonths}) )`, 'gu'),
  // kl. 13, USD 95
  new RegExp(` (?=\\d)(?<=(?<!\\p{L})(?:${abbreviations}) )`, 'gu'),
  // 42 milljónir króna
  new RegExp(` (?=krón)(?<=\\d[ \\u00A0](?:${amounts}) )`, 'gu'),
];

/**
 * Puts no-break spaces between a number and its unit or month, so that no line ends there. The length of the
 * text stays, so positions in it do too.
 */
export function bindNumbers(text: string): string {
  return bound.reduce((result, space) => result.replace(space, NO_BREAK_SPACE), text);
}
