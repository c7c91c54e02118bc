import { FormattedMessage } from 'react-intl';
import { categoriesOf, categoryPath, searchPath } from '../addresses';
import type { Article } from '../content/types/article';
import type { Name, PageContext } from '../pageContext';
import { formatDate } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { ArticleDate } from './ArticleDate';
import { Facts } from './Facts';
import type { Fact } from './Facts';
import { TitleLink } from './Link';
import { Names } from './Names';

type Props = {
  article: Article;
  issue?: PageContext['issue'];
  names: readonly (keyof ReturnType<typeof toFacts>)[];
};

export function ArticleFacts({ article, issue, names }: Props) {
  const facts = toFacts(article, issue);
  return <Facts facts={names.map((name) => facts[name])} />;
}

function toFacts(article: Article, issue: Props['issue']) {
  const { kind, lang, date, revised, association, tags, minutes } = article;
  const link = (names?: readonly Name[]) => names && <Names names={names} />;
  return {
    date: { label: 'article.date', value: date && <ArticleDate article={article} /> },
    author: { label: 'article.by', value: link(article.author) },
    guests: {
      label: kind === 'event' ? 'event.guests' : 'article.guests',
      value: link(article.guests),
    },
    revised: {
      label: 'article.revised',
      value: revised && <time dateTime={revised}>{formatDate(revised, lang)}</time>,
    },
    photographer: { label: 'article.photographer', value: link(article.photographer) },
    issue: { label: 'issues.title', value: issue && <TitleLink document={issue} /> },
    association: {
      label: 'project.association',
      value: association && <TitleLink document={association} />,
    },
    tags: { label: 'article.tags', value: tags.length > 0 ? link(linkTags(tags, lang)) : '' },
    minutes: {
      label: 'article.reading',
      value: minutes ? <FormattedMessage id="article.minutes" values={{ minutes }} /> : '',
    },
  } satisfies Record<string, Fact>;
}

/** Links each tag to the news category with the same name, or else to a search for the tag. */
function linkTags(tags: readonly string[], lang: Language): Name[] {
  return [...new Set(tags)].map((tag, index) => ({
    before: index > 0 ? ', ' : '',
    name: tag,
    path: toPath(tag, lang),
  }));
}

function toPath(tag: string, lang: Language): string {
  return categoriesOf(lang).includes(tag)
    ? categoryPath(tag, lang)
    : `${searchPath(lang)}?${new URLSearchParams({ query: tag })}`;
}
