import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Image } from '../content/values/image';
import { coverLink } from '../styles/coverLink';
import { windowFrom } from '../styles/grid';
import { ImagePlaceholder } from './ImagePlaceholder';
import { TitleLink } from './Link';
import { Picture } from './Picture';
import type { Aspect } from './Picture';
import { unbrokenWords } from './unbrokenWords';

const Frame = styled.article`
  position: relative;
`;

const Heading = styled.h3`
  font-size: var(--heading-3);
  margin-top: 0.5rem;
  ${coverLink}
`;

const Line = styled.p`
  font-size: var(--text-small);
  color: var(--muted);
`;

type Props = {
  heading: string;
  href: string;
  image?: Image;
  subheading?: ReactNode;
  date?: ReactNode;
  aspect?: Aspect;
  sizes?: string;
  headingLevel?: 2 | 3;
  isFirst?: boolean;
};

export function Card({ aspect = 'landscape', headingLevel = 3, ...props }: Props) {
  const { heading, href, image, subheading, date, isFirst } = props;
  const { sizes = `${windowFrom.tablet} 33vw, 100vw` } = props;
  // The heading already names the link; an alternative text would repeat the heading.
  return (
    <Frame>
      {image ? (
        <Picture image={{ ...image, alt: '' }} aspect={aspect} sizes={sizes} isFirst={isFirst} />
      ) : (
        <ImagePlaceholder $aspect={aspect} />
      )}
      <Heading as={`h${headingLevel}`}>
        <TitleLink document={{ path: href, title: unbrokenWords(heading) }} />
      </Heading>
      {subheading && <Line>{subheading}</Line>}
      {date && <Line>{date}</Line>}
    </Frame>
  );
}
