import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { AssociationCard } from '../content/types/associationCard';
import type { EventCard } from '../content/types/eventCard';
import type { ProjectCard } from '../content/types/projectCard';
import type { Link as LinkTarget } from '../content/values/link';
import type { RichText as Blocks } from '../content/values/richText';
import type { Language } from '../i18n/languages';
import { compareTitles } from '../i18n/sortOrder';
import { coverLink } from '../styles/coverLink';
import { columnsFrom, fullRows, media, pageGrid } from '../styles/grid';
import { labelled } from '../styles/labelled';
import { onField } from '../styles/onField';
import { type } from '../styles/type';
import { Admission } from './Admission';
import { ArticleDate } from './ArticleDate';
import { ArticleKind } from './ArticleList';
import { Link } from './Link';
import { Picture } from './Picture';
import { RichText } from './RichText';
import { unbrokenWords } from './unbrokenWords';

// The chunk `home-parts` contains these components, most of which only the front page shows.

const Lead = styled.p`
  ${type.lead}
  ${columnsFrom('desktop', '4 / span 6')}
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--gutter);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  ${media.desktop} {
    flex-direction: column;
    grid-column: 10 / span 3;
  }
`;

const ReadMore = styled.span`
  color: var(--ink);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export type Piece = EventCard | ProjectCard;

type CaptionProps = {
  piece: Piece;
  lead?: string;
  /** False only for a running or upcoming event, whose place and price are shown. */
  isOver: boolean;
};

export function FeatureCaption({ piece, lead, isOver }: CaptionProps) {
  const place = !isOver && 'kind' in piece ? piece.occasion?.place : undefined;
  return (
    <>
      {lead && <Lead>{lead}</Lead>}
      <Note>
        {'kind' in piece ? (
          <>
            <span>{place ?? <ArticleKind article={piece} />}</span>
            <ArticleDate article={piece} />
            {!isOver && piece.price && (
              <div>
                <Admission price={piece.price} lang={piece.lang} />
              </div>
            )}
          </>
        ) : (
          <>
            <span>
              <FormattedMessage id="article.project" />
            </span>
            <span>{[piece.designer, piece.year].filter(Boolean).join(', ')}</span>
          </>
        )}
        {/* This text is only a hint: the link of the title covers the section. */}
        <ReadMore aria-hidden>
          <FormattedMessage id="readmore" />
        </ReadMore>
      </Note>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--gutter);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Entry = styled.li`
  position: relative;
  ${labelled}
  align-items: center;
  padding-block: 0.5rem;
  border-top: 1px solid var(--line);
`;

const Logo = styled.div`
  flex: 0 0 4rem;
`;

const Name = styled.h3`
  ${type.heading3}
  ${coverLink}
`;

type GridProps = { associations: AssociationCard[]; lang: Language };

export function AssociationGrid({ associations, lang }: GridProps) {
  const sorted = [...associations].sort((a, b) => compareTitles(a.title, b.title, lang));
  return (
    <List>
      {sorted.map(({ id, title, heading = title, path, logo }) => (
        <Entry key={id}>
          <Logo>
            {logo && <Picture image={{ ...logo, alt: '' }} aspect="square" sizes="4rem" isWhole />}
          </Logo>
          <Name>
            <Link to={{ href: path }}>{unbrokenWords(heading)}</Link>
          </Name>
        </Entry>
      ))}
    </List>
  );
}

const Frame = styled.section`
  ${pageGrid}
  row-gap: calc(2 * var(--baseline));
  padding-block: calc(3 * var(--baseline)) calc(4 * var(--baseline));
  ${onField}
  ${fullRows}
`;

const Heading = styled.h2`
  ${type.heading1}
  ${columnsFrom('desktop', '1 / span 9')}
`;

const Body = styled.div`
  display: grid;
  gap: calc(1.5 * var(--baseline));
  ${columnsFrom('desktop', '4 / span 7')}
`;

const More = styled.p`
  ${type.heading3}
`;

type CalloutProps = { heading?: string; text?: Blocks; link?: LinkTarget; linkText?: string };

export function Callout({ heading, text, link, linkText }: CalloutProps) {
  return (
    <Frame>
      {heading && <Heading>{heading}</Heading>}
      {(text || link) && (
        <Body>
          <RichText blocks={text} variant="lead" />
          {link && (
            <More>
              <Link to={link}>{linkText ?? <FormattedMessage id="readmore" />}</Link>
            </More>
          )}
        </Body>
      )}
    </Frame>
  );
}
