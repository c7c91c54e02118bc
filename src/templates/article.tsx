import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../components/Facts';
import { Hero } from '../components/Hero';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { RichText } from '../components/RichText';
import { Sheet } from '../components/Sheet';
import { toArticle, type Article } from '../content/article';
import { toPlainText } from '../content/richText';
import { formatDate, formatDateRange, formatTime } from '../i18n/dates';
import { PageHead } from '../layout/PageHead';
import { listPath } from '../routes';
import { Stack } from '../components/Stack';

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
export default function ArticleTemplate({ data }: PageProps<Queries.ArticlePageQuery>) {
  const article = toArticle(data.prismic.article);
  if (!article) return null;
  const { kind, lang, title, image, lead, content } = article;
  return (
    <article>
      <PageTitle
        kicker={
          <>
            <Link to={{ href: listPath('article', lang) }}>
              <FormattedMessage id="articles.back" />
            </Link>
            {' / '}
            {kind === 'event' ? (
              <FormattedMessage id="article.event" />
            ) : (
              (article.category ?? <FormattedMessage id="article.article" />)
            )}
          </>
        }
      >
        {title}
      </PageTitle>
      <Stack>
        <Hero image={image} />
        <Sheet margin={<ArticleFacts article={article} />}>
          <Stack>
            <RichText blocks={lead} variant="lead" />
            <RichText blocks={content} />
          </Stack>
        </Sheet>
      </Stack>
    </article>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const { lang, occasion, date, author, photographer, tags } = article;
  return (
    <Facts
      facts={[
        { label: 'event.when', value: occasion && <Time occasion={occasion} lang={lang} /> },
        { label: 'event.where', value: occasion?.place },
        {
          label: 'article.date',
          value:
            date && !occasion ? <time dateTime={date}>{formatDate(date, lang)}</time> : undefined,
        },
        { label: 'article.by', value: author },
        { label: 'article.photographer', value: photographer },
        { label: 'article.tags', value: tags.join(', ') },
      ]}
    />
  );
}

type TimeProps = { occasion: NonNullable<Article['occasion']>; lang: Article['lang'] };

/** The days; and the hours too, where it is all on one day. */
function Time({ occasion: { start, end }, lang }: TimeProps) {
  const isOneDay = end === undefined || formatDate(start, lang) === formatDate(end, lang);
  return (
    <>
      <time dateTime={start}>{formatDateRange(start, end, lang)}</time>
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

export function Head({ data }: HeadProps<Queries.ArticlePageQuery>) {
  const article = toArticle(data.prismic.article);
  if (!article) return null;
  return (
    <PageHead
      lang={article.lang}
      title={article.title}
      description={toPlainText(data.prismic.article?.lead)}
    />
  );
}
