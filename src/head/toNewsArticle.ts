import type { NewsArticleLeaf } from 'schema-dts';
import type { TitledDocument } from '../content/document';
import type { Image } from '../content/image';
import { languageFacts } from '../i18n/languages';
import { labelOfAll } from '../i18n/categoryLabels';
import type { Site } from './Site';

/** The limit of search engines. */
const MAX_HEADLINE_LETTERS = 110;

/** An article with the fields that this file reads. */
export type ArticleDocument = TitledDocument & {
  summary?: string;
  image?: Image;
  date?: string;
  author?: string;
  category?: string;
  words: number;
};

/** A news article; without an author it names the centre. */
export function toNewsArticle(
  article: ArticleDocument,
  { toUrl, lang, centre }: Site,
): NewsArticleLeaf {
  const { path, title, summary, image, date, published, modified, author } = article;
  const datePublished = date ?? published;
  // The document may be older than the article's date: an editor wrote it earlier or imported it.
  const isRevised = !datePublished || !modified || modified > datePublished;
  return {
    '@type': 'NewsArticle',
    headline: toHeadline(title),
    description: summary,
    image: image && toUrl(image.shared),
    datePublished,
    dateModified: isRevised ? modified : datePublished,
    author: author ? { '@type': 'Person', name: author } : centre,
    publisher: centre,
    inLanguage: languageFacts[lang].tag,
    wordCount: article.words,
    articleSection: article.category && labelOfAll(article.category, lang),
    keywords: article.tags,
    mainEntityOfPage: toUrl(path),
  };
}

function toHeadline(title: string): string {
  const letters = Array.from(title);
  if (letters.length <= MAX_HEADLINE_LETTERS) return title;
  return `${letters.slice(0, MAX_HEADLINE_LETTERS - 1).join('')}…`;
}
