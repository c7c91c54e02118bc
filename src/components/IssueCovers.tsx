import styled from 'styled-components';
import type { IssueCard } from '../content/types/issueCard';
import { formatMonth } from '../i18n/dates';
import { coverLink } from '../styles/coverLink';
import { windowFrom } from '../styles/media';
import { type } from '../styles/type';
import { GridSection } from './GridSection';
import { ImagePlaceholder } from './ImagePlaceholder';
import { Link } from './Link';
import { Picture } from './Picture';
import { titleLines } from './unbrokenWords';

/* Aligns the bottom edges of the covers in a row. */
const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  align-items: end;
  height: 100%;
`;

const Text = styled.div`
  margin-top: var(--baseline);
  padding-top: 0.5rem;
  border-top: 1px solid var(--ink);
`;

const Heading = styled.h2`
  ${type.heading3}
  ${coverLink}
`;

const Line = styled.p`
  ${type.note}
`;

type Props = { issues: IssueCard[] };

/** The issues of the magazine, with their covers, which are not cropped. */
export function IssueCovers({ issues }: Props) {
  return (
    <GridSection>
      {issues.map(({ id, title, heading = title, path, image, date, lang }, index) => (
        <Frame key={id}>
          {image ? (
            <Picture
              image={{ ...image, alt: '' }}
              sizes={`${windowFrom.tablet} 33vw, 100vw`}
              isFirst={index === 0}
            />
          ) : (
            <ImagePlaceholder $aspect="portrait" />
          )}
          <Text>
            <Heading>
              <Link to={{ href: path }}>{titleLines(heading)}</Link>
            </Heading>
            {date && (
              <Line>
                <time dateTime={date}>{formatMonth(date, lang)}</time>
              </Line>
            )}
          </Text>
        </Frame>
      ))}
    </GridSection>
  );
}
