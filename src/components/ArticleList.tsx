import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ArticleCard } from '../content/types/articleCard';
import { labelOfOne } from '../i18n/categoryLabels';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { columns, columnsFrom, media, windowFrom } from '../styles/grid';
import { ArticleDate, PublicationDate } from './ArticleDate';
import { Link } from './Link';
import { Picture } from './Picture';
import { unbrokenWords } from './unbrokenWords';

const Rows = styled.ol`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--gutter);
  padding-block: var(--baseline);
  border-top: 1px solid var(--line);

  ${media.tablet} {
    ${columns}
  }
`;

const Published = styled.p`
  flex: 1 0 100%;
  font-size: var(--text-small);
  color: var(--muted);

  ${media.tablet} {
    grid-column: 1 / span 3;
    padding-top: 0.4em;
  }
`;

const Text = styled.div`
  flex: 1 1 11rem;
  ${columnsFrom('tablet', '4 / span 7')}
`;

const Heading = styled.h3`
  ${type.heading2}
  /* On a phone, a compound such as Snjóflóðavarnargarðurinn fits beside the image. */
  font-size: clamp(1.1875rem, 0.85rem + 1.6vw, 2.25rem);
  ${coverLink}
`;

const Kind = styled.p`
  font-size: var(--text-small);
  color: var(--muted);
  margin-top: 0.5rem;
`;

const Thumbnail = styled.div`
  width: 5.5rem;
  margin-top: 0.25rem;

  ${media.tablet} {
    grid-column: 11 / span 2;
    width: auto;
    margin-top: 0;

    /* A square image, two columns wide, would be taller than the text beside it. */
    img {
      aspect-ratio: 16 / 9;
    }
  }
`;

type Props = {
  articles: ArticleCard[];
  headingLevel?: 2 | 3;
  showsEventDates?: boolean;
};

export function ArticleList({ articles, headingLevel = 3, showsEventDates = false }: Props) {
  return (
    <Rows>
      {articles.map((article) => (
        <Row key={article.id}>
          <Published>
            {showsEventDates ? <ArticleDate article={article} /> : <PublicationDate {...article} />}
          </Published>
          <Text>
            <Heading as={`h${headingLevel}`}>
              <Link to={{ href: article.path }}>
                {unbrokenWords(article.heading ?? article.title)}
              </Link>
            </Heading>
            <Kind>
              <ArticleKind article={article} />
              {article.occasion && !showsEventDates && (
                <>
                  {', '}
                  <ArticleDate article={article} />
                </>
              )}
              {article.occasion?.place && `, ${article.occasion.place}`}
            </Kind>
          </Text>
          <Thumbnail>
            {article.image && (
              <Picture
                image={{ ...article.image, alt: '' }}
                aspect="square"
                sizes={`${windowFrom.tablet} 16vw, 5.5rem`}
              />
            )}
          </Thumbnail>
        </Row>
      ))}
    </Rows>
  );
}

type KindProps = { article: Pick<ArticleCard, 'kind' | 'category' | 'lang'> };

export function ArticleKind({ article: { kind, category, lang } }: KindProps) {
  if (kind === 'event') return <FormattedMessage id="article.event" />;
  return category ? labelOfOne(category, lang) : <FormattedMessage id="article.article" />;
}
