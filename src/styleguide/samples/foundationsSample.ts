import type { Language } from '../../i18n/languages';
import { drawImage } from './drawImage';
import { elementsFrame } from './elementsFrame';
import { elementsMessages } from './elementsMessages';
import { readColours, readContrasts, readTokens, readWidths } from './readTokens';
import { landscape, portrait } from './sampleDocuments';
import { sampleEmbeds, sampleRichText, sampleTable, toParagraph } from './sampleRichText';
import { sampleTexts } from './sampleTexts';

/** The page context of the first chapter of the style guide. */
export function foundationsSample(lang: Language) {
  const { alt, credit, paragraph, sentence } = sampleTexts[lang];
  const { roles, drawn, foundations: messages } = elementsMessages[lang];
  return {
    ...elementsFrame('foundations', lang),
    messages,
    tokens: {
      colours: readColours().map((color) => ({ ...color, use: roles[color.role] })),
      contrasts: readContrasts(lang),
      fonts: readTokens(/^(font|mono)/),
      lengths: readTokens(/^(baseline|gutter|edge|measure)$/),
      widths: readWidths(),
    },
    scale: scale(lang),
    samples: {
      paragraph: [toParagraph(paragraph)],
      richText: sampleRichText(lang),
      table: sampleTable(lang),
      embeds: sampleEmbeds(lang),
      images: {
        landscape: drawImage(landscape, { alt, copyright: credit }),
        portrait: drawImage(portrait, { alt, copyright: credit }),
      },
      drawings: {
        wave: { measure: '76\u00A0mm', caption: sentence, name: drawn.wave },
        letter: { letter: 'þ' as const, measure: '3\u00A0m', name: drawn.letter },
      },
      focused: {
        focusLeft: drawImage(landscape, { alt }, { x: 0.15, y: 0.5 }),
        focusMiddle: drawImage(landscape, { alt }, { x: 0.5, y: 0.5 }),
        focusRight: drawImage(landscape, { alt }, { x: 0.85, y: 0.5 }),
      },
    },
  };
}

/** A sample text for every font size. Headings are Icelandic in both languages, to test accents. */
function scale(lang: Language) {
  const { sentence, paragraph, credit } = sampleTexts[lang];
  const sizes = [
    { style: 'heading0', token: 'heading-0', text: 'Smíðamars', lang: 'is' },
    { style: 'heading1', token: 'heading-1', text: 'Þokubókhlaða', lang: 'is' },
    { style: 'heading2', token: 'heading-2', text: 'Landslagsarkitektúr', lang: 'is' },
    { style: 'heading3', token: 'heading-3', text: 'Ævintýraleg húsgögn', lang: 'is' },
    { style: 'lead', token: 'text-lead', text: sentence },
    { style: 'text', token: 'text', text: paragraph },
    { style: 'small', token: 'text-small', text: credit },
  ] as const;
  const values = new Map(readTokens(/^(text|heading)/).map(({ name, value }) => [name, value]));
  return sizes.map((size) => ({ ...size, value: values.get(size.token) ?? '' }));
}
