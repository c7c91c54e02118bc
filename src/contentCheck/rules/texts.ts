import { isRoutedType } from '../../documentTypes';
import { defaultLanguage, isLanguage, languageSettings, languages } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { hitIf } from '../Rule';
import type { CheckedDocument, Rules } from '../Rule';
import { readDocument, textOf } from '../readDocument';

/** Frequent words that only one of the site's languages has, to recognise a text's language. */
const frequentWords: Partial<Record<Language, string>> = {
  is: 'og að er sem ekki það þetta með fyrir var verður hefur eru þess þeir þær hún hann við frá eða til um í á',
  'en-us': 'the and of is that with for was this are from which have has will by its their be to',
};
/** The language of a shorter text is not checked, because it may be a quotation or a name. */
const FEWEST_WORDS = 8;
const SMALLEST_SHARE_OF_WORDS = 0.15;

/** A translation is not outdated if it was published less than a day before the original. */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

/** English has about as many words as Icelandic, so a much shorter translation is incomplete. */
const SMALLEST_SHARE_OF_ORIGINAL = 0.5;
/** The translation of a shorter original is not checked: it is often shortened on purpose. */
const SHORTEST_ORIGINAL_LETTERS = 400;

/** Search engines cut longer texts. A longer title takes more than four lines on a phone. */
const longestLetters = { title: 110, lead: 320 };

/** Soft hyphens, zero-width characters, and control characters except line breaks and tabs. */
const invisible = /(?![\n\r\t])[\p{Cc}\u00AD\u200B\u2060\uFEFF]/u;

/** Finds characters that word processors and PDFs add. Before a unit, a no-break space is right. */
const traces = [invisible, /(?:^|[^\d.,§])\u00A0(?![\d%°€£$])|\u00A0{2}| \u00A0|\u00A0 /];

/** Only preformatted text may have double spaces or, in Icelandic, straight quotation marks. */
const inProse: Partial<Record<Language, RegExp>> = { is: / {2}|"[^"]+"/ };

const CONTEXT_LETTERS = 20;

export const textRules: Rules = {
  'wrong-language': {
    severity: 'warning',
    title: { is: 'Texti á hinu málinu', en: 'Text in the other language' },
    advice: {
      is: 'Skjálesari les textann með framburði síðunnar, svo að hann skilst ekki, og leitin beygir orðin rangt. Þýddu textann, eða færðu hann í skjalið á hinu málinu.',
      en: 'A screen reader reads the text with the pronunciation of the page, so it is not understood, and the search inflects its words wrongly. Translate the text, or move it to the document in the other language.',
    },
    check: (document) => {
      const { lang } = document;
      if (!isLanguage(lang)) return [];
      const others = languages.filter((each) => each !== lang);
      return readDocument(document).texts.flatMap(({ field, text }) => {
        const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
        const share = (language: Language) => {
          const frequent = frequentWords[language]?.split(' ') ?? [];
          return words.filter((word) => frequent.includes(word)).length / words.length;
        };
        const isOther =
          words.length >= FEWEST_WORDS &&
          others.some(
            (other) => share(other) >= SMALLEST_SHARE_OF_WORDS && share(other) > 2 * share(lang),
          );
        return hitIf(isOther, field, text);
      });
    },
  },
  'older-translation': {
    severity: 'warning',
    title: { is: 'Þýðing er eldri en frumtextinn', en: 'Translation older than its original' },
    advice: {
      is: 'Frumtextanum var breytt síðar, svo að þýðingin segir ef til vill annað. Berðu textana saman og birtu þýðinguna aftur, líka ef engu þurfti að breyta.',
      en: 'The original was changed later, so the translation may say something else. Compare the two and publish the translation again, even if nothing had to change.',
    },
    check: ({ lang, alternate_languages: others, last_publication_date: date }, { byId }) => {
      const original = others.find((other) => other.lang === defaultLanguage);
      const originalDate = original && byId.get(original.id)?.last_publication_date;
      if (lang === defaultLanguage || !originalDate || !date) return [];
      const isOlder = Date.parse(originalDate) - Date.parse(date) > TOLERANCE_MS;
      return hitIf(isOlder, 'last_publication_date', originalDate.slice(0, 10));
    },
  },
  'half-translation': {
    severity: 'warning',
    title: { is: 'Þýðing er ekki hálfnuð', en: 'Translation not half done' },
    advice: {
      is: 'Textinn er minna en helmingur frumtextans, eða sami texti óþýddur. Lesandinn sér ekki að meira stendur á hinu málinu. Ljúktu við þýðinguna, eða segðu í inngangi að hún sé útdráttur.',
      en: 'The text is less than half as long as the original, or is the original, untranslated. A reader does not see that the original says more. Finish the translation, or say in the lead that it is a summary.',
    },
    check: (document, { byId }) => {
      const other = document.alternate_languages.find(({ lang }) => lang === defaultLanguage);
      const original = other && byId.get(other.id);
      if (document.lang === defaultLanguage || !original) return [];
      const field = 'content';
      const [text, originalText] = [textOf(document, field), textOf(original, field)];
      if (originalText.length < SHORTEST_ORIGINAL_LETTERS) return [];
      const isShort = lettersOf(document) < lettersOf(original) * SMALLEST_SHARE_OF_ORIGINAL;
      const quote = `${text.length} / ${originalText.length}`;
      return hitIf(isShort || text === originalText, field, quote);
    },
  },
  'missing-translation': {
    severity: 'notice',
    title: { is: 'Þýðingu vantar', en: 'Missing translation' },
    advice: {
      is: 'Þau sem lesa vefinn á hinu málinu finna síðuna ekki, og tungumálahnappurinn leiðir þau á forsíðuna. Bættu við þýðingu í Prismic: veldu hitt málið efst á síðu skjalsins.',
      en: 'Readers of the other language do not find the page, and the language switch leads them to the front page. Add the translation in Prismic: choose the other language at the top of the document.',
    },
    check: ({ type, lang, alternate_languages: others }) =>
      isRoutedType(type) && isLanguage(lang)
        ? languages
            .filter((each) => each !== lang && !others.some((other) => other.lang === each))
            .map((each) => ({ field: 'lang', quote: languageSettings[each].name }))
        : [],
  },
  'text-length': {
    severity: 'warning',
    title: { is: 'Texti of langur fyrir sinn stað', en: 'Text too long for its place' },
    advice: {
      is: `Leitarvélar og samfélagsmiðlar klippa langan titil og inngang, og á síma fylla þau skjáinn. Styttu titil í ${longestLetters.title} stafi og inngang í ${longestLetters.lead}.`,
      en: `Search engines and social networks cut a long title or lead, and on a phone it fills the screen. Shorten a title to ${longestLetters.title} letters, a lead to ${longestLetters.lead}.`,
    },
    check: (document) =>
      Object.entries(longestLetters).flatMap(([field, most]) => {
        const text = textOf(document, field);
        return hitIf(text.length > most, field, `${text.length} / ${most}`);
      }),
  },
  'pasted-characters': {
    severity: 'notice',
    title: { is: 'Ósýnileg tákn eða röng merki', en: 'Invisible or wrong characters' },
    advice: {
      is: 'Línur brotna á röngum stað, leit finnur ekki orðið, og gæsalappir eru ekki íslenskar. Skrifaðu textann aftur á þessum stað, eða límdu hann inn án sniðs (Ctrl+Shift+V). Gæsalappir eru „svona“.',
      en: 'Lines break in the wrong place, and the search does not find the word. Type the text again at this place, or paste it without formatting (Ctrl+Shift+V).',
    },
    check: ({ lang, data }) =>
      readDocument({ data }).texts.flatMap(({ field, text, block }) => {
        const isProse = block !== 'preformatted';
        const own = (isLanguage(lang) && inProse[lang]) || / {2}/;
        const patterns = isProse ? [...traces, own] : traces;
        const index = patterns.map((pattern) => text.search(pattern)).find((each) => each !== -1);
        return index === undefined ? [] : [{ field, quote: around(text, index) }];
      }),
  },
};

function lettersOf(document: CheckedDocument): number {
  return readDocument(document).texts.reduce((sum, { text }) => sum + text.length, 0);
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - CONTEXT_LETTERS), index + CONTEXT_LETTERS)
    .replace(
      new RegExp(`${invisible.source}|\\u00A0`, 'gu'),
      (letter) => `[U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}
