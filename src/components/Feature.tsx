import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ArticleCard } from '../content/article';
import { coverLink } from '../styles/coverLink';
import { media } from '../styles/media';
import { ArticleDate } from './ArticleDate';
import { ArticleKind } from './ArticleKind';
import { Link } from './Link';
import { Picture } from './Picture';

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
`;

const Text = styled.div`
  padding: calc(2 * var(--baseline)) var(--edge);

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: var(--gutter);
  }
`;

// Longer titles than this would fill the whole screen in the largest size.
const longTitle = 40;

const Heading = styled.h1<{ $isLong: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? 'var(--heading-1)' : 'var(--heading-0)')};
  line-height: 0.95;
  letter-spacing: -0.04em;
  ${coverLink}

  ${media.desktop} {
    grid-column: 1 / span 9;
  }
`;

const Note = styled.p`
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--muted);
  margin-top: var(--baseline);

  ${media.desktop} {
    grid-column: 10 / span 3;
    align-self: end;
    margin-top: 0;
  }
`;

const Image = styled(Picture)`
  max-height: 80vh;
`;

type Props = { article?: ArticleCard };

/** The one large piece on the front page; nothing where there is no article. */
export function Feature({ article }: Props) {
  if (!article) return null;
  const { title, path, image } = article;
  return (
    <Frame>
      {image && <Image image={image} sizes="100vw" aspect="landscape" isFirst />}
      <Text>
        <Heading $isLong={title.length > longTitle}>
          <Link to={{ href: path }}>{title}</Link>
        </Heading>
        <Note>
          <ArticleKind article={article} />
          <br />
          <ArticleDate article={article} />
          <br />
          {/* The title is the link; these words show what a click anywhere here does. */}
          <span aria-hidden>
            <FormattedMessage id="readmore" />
          </span>
        </Note>
      </Text>
    </Frame>
  );
}
