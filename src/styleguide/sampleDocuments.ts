import type { TitledDocument } from '../content/values/document';
import type { Language } from '../i18n/languages';
import { dummyPath, elementsPath } from '../addresses';
import { drawImage, drawLogo } from './drawImage';
import { sampleRichText, toParagraph } from './sampleRichText';
import { texts } from './sampleTexts';

export const lang: Language = 'en-us';

export const landscape = { width: 1600, height: 900 };
export const portrait = { width: 900, height: 1600 };

/** Its path is that of an existing page. */
export const document = (type: string, title: string, path = elementsPath()): TitledDocument => ({
  id: `${type}-${title}`,
  type,
  lang,
  path,
  tags: [],
  title,
});

export const article = (title: string) => ({
  ...document('article', title),
  kind: 'article' as const,
  image: drawImage(landscape),
  date: '2026-11-20',
  category: texts.category,
});

/** Without dates: the caller adds them, because some depend on the current date. */
export const event = (title: string) => ({
  ...document('article', title, dummyPath('event')),
  kind: 'event' as const,
  image: drawImage(landscape),
});

export const project = (title: string) => ({
  ...document('project', title),
  image: drawImage(landscape),
  designer: texts.person,
  year: 2026,
});

const wordmark = drawLogo({ width: 1600, height: 400 }, 'WORDMARK');

/** Every fourth association has no logo, and one has a wide wordmark. */
export const associations = texts.associations.map((title, index) => ({
  ...document('association', title, dummyPath('association')),
  logo:
    index === 1
      ? wordmark
      : index % 4 === 2
        ? undefined
        : drawLogo({ width: 800, height: 800 }, title.slice(0, 3).toUpperCase()),
}));

export const story = {
  summary: texts.sentence,
  lead: [toParagraph(texts.sentence)],
  content: sampleRichText(),
  words: 1234,
  minutes: 6,
};
