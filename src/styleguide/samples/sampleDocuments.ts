import type { TitledDocument } from '../../content/document';
import type { Language } from '../../i18n/languages';
import { dummyPath, elementsPath } from '../../addresses';
import { drawImage, drawLogo } from './drawImage';
import { sampleRichText, toParagraph } from './sampleRichText';
import { sampleTexts } from './sampleTexts';

export const landscape = { width: 1600, height: 900 };
export const portrait = { width: 900, height: 1600 };

/** Functions that create the view models of the style guide and the dummies, in one language. */
export function sampleDocuments(lang: Language) {
  const texts = sampleTexts[lang];

  /** Its path is that of an existing page. */
  const document = (type: string, title: string, path = elementsPath(lang)): TitledDocument => ({
    id: `${type}-${title}`,
    type,
    lang,
    path,
    tags: [],
    title,
  });

  const article = (title: string) => ({
    ...document('article', title),
    kind: 'article' as const,
    image: drawImage(landscape),
    date: '2026-11-20',
    category: texts.category,
  });

  /** Without dates: the caller adds them, because some depend on the current date. */
  const event = (title: string) => ({
    ...document('article', title, dummyPath('event', lang)),
    kind: 'event' as const,
    image: drawImage(landscape),
  });

  const project = (title: string) => ({
    ...document('project', title),
    image: drawImage(landscape),
    designer: texts.person,
    year: 2026,
  });

  const association = (title: string) => ({
    ...document('association', title, dummyPath('association', lang)),
    logo: drawLogo({ width: 800, height: 800 }, title.slice(0, 3).toUpperCase()),
  });

  const story = {
    summary: texts.sentence,
    lead: [toParagraph(texts.sentence)],
    content: sampleRichText(lang),
    words: 1234,
    minutes: 6,
  };

  return { document, article, event, project, association, story };
}
