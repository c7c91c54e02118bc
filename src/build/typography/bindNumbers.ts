const NO_BREAK_SPACE = '\u00A0';

const icelandicMonths =
  'janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember';

const englishMonths =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const units =
  '%|‰|°C|mm|cm|km|m²|m³|m|g|kg|ml|l|kr|krón\\p{L}*|ISK|USD|EUR|þús(?:und)?|millj|milljón\\p{L}*|milljarð\\p{L}*|' +
  'klst|m[ií]n|thousand|million|billion|a\\.m\\.|p\\.m\\.|feet|ft|(?:milli|[sc]enti|k[ií]l[oó]|fer|rúm)?met(?:r\\p{L}*|ers?)';

const abbreviations = '[Kk]l\\.|[Nn]r\\.|[Bb]ls\\.|gr\\.|kr\\.|No\\.|ISK|USD|EUR|€';

const end = '(?![\\p{L}\\p{N}])';

// Spaces at which a line must not end. Each pattern begins with its space and looks back from
// there: beginning at letters would take quadratic time in a long word.
const bound = [
  // Bryggjustétt 4. An amount or a day is bound to its unit or month instead.
  new RegExp(
    ` (?=\\d{1,3}\\p{L}?(?![\\p{L}\\p{N}]|[.,:]\\d|\\.? ?(?:${icelandicMonths}|${englishMonths}|${units})${end}))` +
      `(?<=\\p{Lu}\\p{L}{4,} )`,
    'gu',
  ),
  // 5. desember, 100.000 kr., 12 %
  new RegExp(` (?=(?:${icelandicMonths}|${englishMonths}|${units})${end})(?<=\\d\\.? )`, 'gu'),
  // March 5
  new RegExp(` (?=\\d{1,2}(?!\\d))(?<=(?<!\\p{L})(?:${englishMonths}) )`, 'gu'),
  // kl. 13, USD 95
  new RegExp(` (?=\\d)(?<=(?<!\\p{L})(?:${abbreviations}) )`, 'gu'),
];

// Binds numbers to their unit, month or street, so that no line ends between them. The text keeps
// its length, because the links and emphasis of a rich text refer to positions in the text.
export function bindNumbers(text: string): string {
  return bound.reduce((result, space) => result.replace(space, NO_BREAK_SPACE), text);
}

export function bindNumbersInBlocks(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((block: { text?: unknown } | null) =>
    typeof block?.text === 'string' ? { ...block, text: bindNumbers(block.text) } : block,
  );
}
