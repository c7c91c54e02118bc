import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { ArticleFacts } from '../components/ArticleFacts';
import { Stack } from '../components/Section';
import { DocumentHeader } from '../components/DocumentHeader';
import { DocumentView } from '../components/DocumentView';
import { Neighbours, RelatedItems, Share } from '../components/furtherPages';
import { toArticle } from '../content/types/article';
import type { Article } from '../content/types/article';
import { toNeighbours } from '../content/types/neighbours';
import { completeRelated } from '../content/types/related';
import { PageHead, useAddress } from '../head/PageHead';
import type { Step } from '../components/Breadcrumbs';
import { Breadcrumbs } from '../components/Breadcrumbs';
import type { PageContext } from '../pageContext';
import { categoryPath, isListedCategory } from '../addresses';
import { labelOfAll } from '../i18n/categoryLabels';
import { drawingsIn } from '../slices/drawings';
import { recordingOf } from '../slices/recording';

export const query = graphql`
  query ArticlePage(
    $uid: String!
    $lang: String!
    $paginationPreviousUid: String!
    $paginationNextUid: String!
    $suggested: [String!]
    $hasSuggested: Boolean = false
  ) {
    prismic {
      article(uid: $uid, lang: $lang) {
        ...Article
        ...Recording
        ...Drawings
      }
      ...ArticleNeighbours
      ...Suggestions
    }
  }
`;

export default function ArticleTemplate({
  data: { prismic },
  pageContext,
}: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const { suggested, names, issue } = pageContext;
  const article = useMemo(() => toArticle(prismic.article, names), [prismic, names]);
  // `RelatedItems` and `Neighbours` need equal props until hydration, or React discards their HTML.
  const related = useMemo(
    () => completeRelated(article, prismic, suggested),
    [article, prismic, suggested],
  );
  const neighbours = useMemo(
    () => toNeighbours(pageContext, prismic.neighbours),
    [pageContext, prismic],
  );
  const url = useAddress(article?.path);
  if (!article) return null;
  const { lang } = article;
  return (
    <Stack $space={4}>
      <DocumentView
        {...article}
        header={
          <DocumentHeader
            {...article}
            kicker={<Breadcrumbs page={article} steps={stepsTo(article)} />}
          />
        }
        figure={recordingOf(article, prismic.article)?.view}
        insertions={drawingsIn(article.content, prismic.article)}
        margin={<ArticleFacts article={article} names={['date', 'author', 'guests']} />}
        after={
          <Stack $space={1}>
            <ArticleFacts
              article={article}
              issue={issue}
              names={['revised', 'photographer', 'issue', 'association', 'tags', 'minutes']}
            />
            <Share title={article.title} url={url} />
          </Stack>
        }
      />
      <RelatedItems items={related} />
      <Neighbours of="article" lang={lang} {...neighbours} />
    </Stack>
  );
}

function stepsTo({ category, lang }: Article): Step[] {
  return category && isListedCategory(category)
    ? ['article', { title: labelOfAll(category, lang), path: categoryPath(category, lang) }]
    : ['article'];
}

export function Head(head: HeadProps<Queries.ArticlePageQuery, PageContext>) {
  const { names, issue } = head.pageContext;
  const article = toArticle(head.data.prismic.article, names);
  if (!article) return null;
  return (
    <PageHead
      page={head}
      subject={{
        kind: 'NewsArticle',
        document: { ...article, issue, recording: head.data.prismic.article },
      }}
      steps={stepsTo(article)}
    />
  );
}
