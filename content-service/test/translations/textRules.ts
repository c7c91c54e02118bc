/** The languages of the sample content. */
export type TextLanguage = 'is' | 'en-us';

/** Finds one kind of fact; what it found is taken out of the text before the next one reads it. */
export type Finder = { pattern: RegExp; factsOf: (match: RegExpExecArray) => string[] };

export type TextRules = {
  /** Rewrites or removes what the finders must not see as it is written. */
  prepare: (text: string) => string;
  /** A number in digits, as the source of a pattern. */
  digits: string;
  valueOf: (digits: string) => number;
  /** A number in the digits of the language. */
  write: (value: number) => string;
  /** Forms of a number word by its value; `one` is left out, because it is mostly an article or a pronoun. */
  numberWords: Record<number, string>;
  /** The word inside a number: `tuttugu og fimm`. */
  and: string;
  /** From Monday on, as sources of patterns. */
  weekdays: string[];
  finders: Finder[];
};

/** The same notation for every language: `date 03-10`. */
const dateOf = (months: string[], month: string, day: string) =>
  `date ${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The same notation for every language, in 24 hours: `time 16:00`. */
const timeOf = (hours: number, minutes = '00') =>
  `time ${String(hours).padStart(2, '0')}:${minutes}`;

const midnight = timeOf(24);

/** The same notation for every language: `ISK 14900`. */
export const moneyOf = (currency: string, amount: number) => `${currency} ${amount}`;

const icelandicMonths =
  'janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember'.split(' ');
const icelandicDigits = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`;
const icelandicValue = (digits: string) => Number(digits.replaceAll('.', '').replace(',', '.'));

/** `sjötti áratugurinn` is that of the fifties. */
const decades: Record<string, string> = {
  sjötta: '1950',
  sjöunda: '1960',
  áttunda: '1970',
  níunda: '1980',
  tíunda: '1990',
};

const englishMonths =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const englishDigits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const englishValue = (digits: string) => Number(digits.replaceAll(',', ''));
const englishHours = (hours: string, half: string | undefined) =>
  (Number(hours) % 12) + (half === 'p' ? 12 : 0);
const currencies: Record<string, string> = { '€': 'EUR', ISK: 'ISK', USD: 'USD' };

export const textRules: Record<TextLanguage, TextRules> = {
  is: {
    prepare: (text) =>
      text
        .replaceAll('hvort tveggja', '')
        .replace(/(\p{L}+) árat\p{L}+/gu, (words, which: string) => decades[which] ?? words),
    digits: icelandicDigits,
    valueOf: icelandicValue,
    write: (value) => String(value).replace('.', ','),
    numberWords: {
      2: 'tveir tvær tvö tvo tveim tveimur tveggja tvisvar tvenns tvennt',
      3: 'þrír þrjár þrjú þrjá þrem þremur þriggja þrisvar þrennt',
      4: 'fjórir fjórar fjögur fjóra fjórum fjögurra fernt',
      5: 'fimm',
      6: 'sex',
      7: 'sjö',
      8: 'átta',
      9: 'níu',
      10: 'tíu',
      11: 'ellefu',
      12: 'tólf',
      13: 'þrettán',
      14: 'fjórtán',
      15: 'fimmtán',
      16: 'sextán',
      17: 'sautján',
      18: 'átján',
      19: 'nítján',
      20: 'tuttugu',
      30: 'þrjátíu',
      40: 'fjörutíu',
      50: 'fimmtíu',
      60: 'sextíu',
      70: 'sjötíu',
      80: 'áttatíu',
      90: 'níutíu',
      100: 'hundrað hundruð hundruðum',
      1000: 'þúsund',
      1_000_000: 'milljón milljónir milljónum milljóna',
    },
    and: 'og',
    weekdays: [
      'mánud[ae]g',
      'þriðjud[ae]g',
      'miðvikud[ae]g',
      'fimmtud[ae]g',
      'föstud[ae]g',
      'laugard[ae]g',
      'sunnud[ae]g',
    ],
    finders: [
      {
        pattern: new RegExp(
          String.raw`(?<!\d)(\d{1,2})\.(?: ?(?:–|til|og) ?(\d{1,2})\.)? (${icelandicMonths.join('|')})`,
          'gu',
        ),
        factsOf: ([, first = '', last, month = '']) =>
          [first, last]
            .filter((day) => day !== undefined)
            .map((day) => dateOf(icelandicMonths, month, day)),
      },
      {
        pattern: /kl\. (\d{1,2})(?::(\d\d))?(?:(?:–| til | og )(\d{1,2})(?::(\d\d))?)?/gu,
        factsOf: ([, from, fromMinutes, to, toMinutes]) => [
          timeOf(Number(from), fromMinutes),
          ...(to === undefined ? [] : [timeOf(Number(to), toMinutes)]),
        ],
      },
      { pattern: /miðnætti/gu, factsOf: () => [midnight] },
      {
        pattern: new RegExp(
          String.raw`(?<![\d.,])(?:(${icelandicDigits})–)?(${icelandicDigits}) (krón|kr\.|evr)`,
          'gu',
        ),
        factsOf: ([, from, to = '', unit]) =>
          [from, to]
            .filter((amount) => amount !== undefined)
            .map((amount) => moneyOf(unit === 'evr' ? 'EUR' : 'ISK', icelandicValue(amount))),
      },
    ],
  },
  'en-us': {
    // `ISK million` heads a column. A US measure in parentheses repeats the metric one before it.
    prepare: (text) =>
      text
        .replace('ISK million', '')
        .replace(/\([^()]*(?:°F|\b(?:inch|foot|feet|mile|lb|in\b)\w*)\)/gu, ''),
    digits: englishDigits,
    valueOf: englishValue,
    write: String,
    numberWords: {
      2: 'two twice',
      3: 'three',
      4: 'four',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      10: 'ten',
      11: 'eleven',
      12: 'twelve',
      13: 'thirteen',
      14: 'fourteen',
      15: 'fifteen',
      16: 'sixteen',
      17: 'seventeen',
      18: 'eighteen',
      19: 'nineteen',
      20: 'twenty',
      30: 'thirty',
      40: 'forty',
      50: 'fifty',
      60: 'sixty',
      70: 'seventy',
      80: 'eighty',
      90: 'ninety',
      100: 'hundred hundreds',
      1000: 'thousand',
      1_000_000: 'million',
    },
    and: 'and',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    finders: [
      {
        pattern: new RegExp(
          String.raw`(${englishMonths.join('|')}) (\d{1,2})(?:(?:–| through | to | and )(\d{1,2})(?![\d:]| [ap]\.m))?(?!\d)`,
          'gu',
        ),
        factsOf: ([, month = '', first = '', last]) =>
          [first, last]
            .filter((day) => day !== undefined)
            .map((day) => dateOf(englishMonths, month, day)),
      },
      {
        pattern:
          /(?:(?<!\d)(\d{1,2})(?::(\d\d))?(?: to |–))?(?<!\d)(\d{1,2})(?::(\d\d))? ([ap])\.m\./gu,
        factsOf: ([, from, fromMinutes, to = '', toMinutes, half]) => [
          ...(from === undefined ? [] : [timeOf(englishHours(from, half), fromMinutes)]),
          timeOf(englishHours(to, half), toMinutes),
        ],
      },
      { pattern: /\bnoon\b/giu, factsOf: () => [timeOf(12)] },
      { pattern: /\bmidnight\b/giu, factsOf: () => [midnight] },
      {
        pattern: new RegExp(
          String.raw`(€|ISK|USD) ?(${englishDigits})(?: to (${englishDigits}))?`,
          'gu',
        ),
        factsOf: ([, sign = '', from = '', to]) =>
          [from, to]
            .filter((amount) => amount !== undefined)
            .map((amount) => moneyOf(currencies[sign] ?? sign, englishValue(amount))),
      },
      {
        pattern: new RegExp(String.raw`(?<![\d.,])(${englishDigits}) krónur`, 'gu'),
        factsOf: ([, amount = '']) => [moneyOf('ISK', englishValue(amount))],
      },
    ],
  },
};
