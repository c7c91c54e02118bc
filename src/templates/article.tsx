import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { ArticleDate } from '../components/ArticleDate';
import { Facts } from '../components/Facts';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { Related } from '../components/Related';
import { Share } from '../components/Share';
import { Stack } from '../components/Stack';
import { Opening } from '../components/Opening';
import { Story } from '../components/Story';
import { toArticle, type Article } from '../content/article';
import { toNeighbours } from '../content/neighbours';
import { formatNumber } from '../i18n/numbers';
import { documentTypes } from '../documentTypes';
import { PageHead } from '../head/PageHead';
import type { Step } from '../components/toCrumbs';
import { Trail } from '../components/Trail';
import type { PageContext } from '../pageContext';
import { useAddress } from '../head/useAddress';
import { categoriesOf, categoryPath } from '../addresses';

export const query = graphql`
  query ArticlePage(
    $uid: String!
    $lang: String!
    $paginationPreviousUid: String!
    $paginationNextUid: String!
  ) {
    prismic {
      article(uid: $uid, lang: $lang) {
        ...Article
      }
      ...ArticleNeighbours
    }
  }
`;

/** A piece of news; events have a template of their own. */
export default function ArticleTemplate({
  data: { prismic },
  pageContext,
}: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const article = toArticle(prismic.article);
  if (!article) return null;
  const { lang, related } = article;
  return (
    <Stack $space={4}>
      <Story
        {...article}
        opening={
          <Opening {...article} kicker={<Trail page={article} steps={stepsTo(article)} />} />
        }
        margin={<Margin article={article} />}
      />
      <Related heading={<FormattedMessage id="relateditems" />} items={related} />
      <Neighbours of="article" lang={lang} {...toNeighbours(pageContext, prismic.neighbours)} />
    </Stack>
  );
}

/** The news, and those of the article's category where it has a page. */
function stepsTo({ category, lang }: Article): Step[] {
  return category && categoriesOf(lang).includes(category)
    ? ['article', { title: category, path: categoryPath(category, lang) }]
    : ['article'];
}

function Margin({ article }: { article: Article }) {
  const { lang, path, title, date, author, photographer, tags, words, association } = article;
  const url = useAddress(path);
  return (
    <Stack $space={1}>
      <Facts
        facts={[
          { label: 'article.date', value: date && <ArticleDate article={article} /> },
          { label: 'article.by', value: author },
          { label: 'article.photographer', value: photographer },
          {
            label: 'project.association',
            value: association && <Link to={{ href: association.path }}>{association.title}</Link>,
          },
          { label: 'article.tags', value: tags.join(', ') },
          { label: 'article.words', value: words > 0 ? formatNumber(words, lang) : undefined },
        ]}
      />
      <Share title={title} url={url} />
    </Stack>
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
      subject={{ kind: documentTypes.article.thing, document: article }}
      trail={stepsTo(article)}
    />
  );
}
