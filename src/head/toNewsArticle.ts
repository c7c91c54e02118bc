import type { NewsArticleLeaf } from 'schema-dts';
import type { TitledDocument } from '../content/document';
import type { Image } from '../content/image';
import { languageFacts } from '../i18n/languages';
import type { Site } from './Site';

/** An article, as far as this file reads it. */
export type News = TitledDocument & {
  summary?: string;
  image?: Image;
  date?: string;
  author?: string;
  category?: string;
  words: number;
};

/** A piece of news; the centre answers for what nobody has signed. */
export function toNewsArticle(article: News, { at, lang, centre }: Site): NewsArticleLeaf {
  const { path, title, summary, image, date, published, modified, author } = article;
  const datePublished = date ?? published;
  // An article is written before its day, or brought from an older site.
  const isRevised = !datePublished || !modified || modified > datePublished;
  return {
    '@type': 'NewsArticle',
    headline: toHeadline(title),
    description: summary,
    image: image && at(image.shared),
    datePublished,
    dateModified: isRevised ? modified : datePublished,
    author: author ? { '@type': 'Person', name: author } : centre,
    publisher: centre,
    inLanguage: languageFacts[lang].tag,
    wordCount: article.words,
    articleSection: article.category,
    keywords: article.tags,
    mainEntityOfPage: at(path),
  };
}

/** Search engines take at most 110 characters. */
function toHeadline(title: string): string {
  const letters = Array.from(title);
  return letters.length > 110 ? `${letters.slice(0, 109).join('')}…` : title;
}
