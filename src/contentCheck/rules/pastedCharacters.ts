import { isLanguage } from '../../i18n/languages';
import type { Language } from '../../i18n/languages';
import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

/** Soft hyphens, zero-width characters, and control characters but line breaks and tabs. */
const invisible = /(?![\n\r\t])[\p{Cc}\u00AD\u200B\u2060\uFEFF]/u;

/** Left by word processors, PDF files and other sites. Between a number and its unit a no-break space is right. */
const traces = [invisible, /(?<![\d.,§])\u00A0(?![\d%°€£$])|\u00A0{2}| \u00A0|\u00A0 /];

/** Wrong outside of text that is shown as it is typed. */
const inProse: Record<Language, readonly RegExp[]> = {
  is: [/ {2}/, /"[^"]+"/],
  'en-us': [/ {2}/],
};

export const pastedCharacters: Rule = {
  id: 'pasted-characters',
  severity: 'notice',
  title: { is: 'Ósýnileg tákn eða röng merki', 'en-us': 'Invisible or wrong characters' },
  why: {
    is: 'Línur brotna á röngum stað, leit finnur ekki orðið, og gæsalappir eru ekki íslenskar.',
    'en-us': 'Lines break in the wrong place, and the search does not find the word.',
  },
  remedy: {
    is: 'Skrifaðu textann aftur á þessum stað, eða límdu hann inn án sniðs (Ctrl+Shift+V). Gæsalappir eru „svona“.',
    'en-us': 'Type the text again at this place, or paste it without formatting (Ctrl+Shift+V).',
  },
  check: ({ lang, data }) =>
    readDocument({ data }).texts.flatMap(({ field, text, block }) => {
      const isProse = block !== 'preformatted';
      const patterns = [...traces, ...(isProse && isLanguage(lang) ? inProse[lang] : [])];
      const index = patterns.map((pattern) => text.search(pattern)).find((each) => each !== -1);
      return index === undefined ? [] : [{ field, quote: around(text, index) }];
    }),
};

const CONTEXT_LETTERS = 20;

/** The words around a place, with what nobody sees written as its code. */
function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - CONTEXT_LETTERS), index + CONTEXT_LETTERS)
    .replace(
      new RegExp(`${invisible.source}|\\u00A0`, 'gu'),
      (letter) => `[U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}
