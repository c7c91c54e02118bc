import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { ArticleDate } from '../components/ArticleDate';
import { ArticleKind } from '../components/ArticleKind';
import { Facts } from '../components/Facts';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { Stack } from '../components/Stack';
import { Story } from '../components/Story';
import { toArticle, type Article } from '../content/article';
import { formatDate, formatTime } from '../i18n/dates';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { listPath } from '../routes';

export const query = graphql`
  query ArticlePage($uid: String!, $lang: String!) {
    prismic {
      article(uid: $uid, lang: $lang) {
        ...Article
      }
    }
  }
`;

/** An article, or an event with its time and place. */
export default function ArticleTemplate({
  data,
  pageContext: { previous, next },
}: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const article = toArticle(data.prismic.article);
  if (!article) return null;
  return (
    <Stack $space={4}>
      <Story
        {...article}
        kicker={
          <>
            <Link to={{ href: listPath('article', article.lang) }}>
              <FormattedMessage id="articles.back" />
            </Link>
            {' / '}
            <ArticleKind article={article} />
          </>
        }
        margin={<ArticleFacts article={article} />}
      />
      <Neighbours
        previous={previous}
        next={next}
        labels={{ previous: 'articles.previous', next: 'articles.next' }}
      />
    </Stack>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const { occasion, date, author, photographer, tags } = article;
  return (
    <Facts
      facts={[
        { label: 'event.when', value: occasion && <When article={article} occasion={occasion} /> },
        { label: 'event.where', value: occasion?.place },
        {
          label: 'article.date',
          value: date && !occasion ? <ArticleDate article={article} /> : undefined,
        },
        { label: 'article.by', value: author },
        { label: 'article.photographer', value: photographer },
        { label: 'article.tags', value: tags.join(', ') },
      ]}
    />
  );
}

type WhenProps = { article: Article; occasion: NonNullable<Article['occasion']> };

/** The days; and the hours too, where it is all on one day. */
function When({ article, occasion: { start, end } }: WhenProps) {
  const { lang } = article;
  const isOneDay = end === undefined || formatDate(start, lang) === formatDate(end, lang);
  return (
    <>
      <ArticleDate article={article} />
      {isOneDay && (
        <>
          <br />
          {formatTime(start, lang)}
          {end && `–${formatTime(end, lang)}`}
        </>
      )}
    </>
  );
}

export function Head(head: HeadProps<Queries.ArticlePageQuery, PageContext>) {
  const article = toArticle(head.data.prismic.article);
  if (!article) return null;
  return (
    <PageHead
      page={head}
      title={article.title}
      description={article.summary}
      image={article.image}
      type="article"
    />
  );
}
