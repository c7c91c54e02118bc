import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Image } from '../content/image';
import { coverLink } from '../styles/coverLink';
import { windowFrom } from '../styles/windowFrom';
import { Blank } from './Blank';
import { Link } from './Link';
import { Picture, type Aspect } from './Picture';

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
  margin-top: 0;
`;

type Props = {
  heading: string;
  href: string;
  image?: Image;
  subheading?: ReactNode;
  date?: ReactNode;
  aspect?: Aspect;
  /** How wide the image is drawn; a third of the page unless told. */
  sizes?: string;
  /** What stands in the place of a missing image; nothing unless told. */
  hasBlank?: boolean;
  /** 3 below a section's heading, 2 where the page's title is the one above. */
  headingLevel?: 2 | 3;
};

/** A document in a list: image, heading that is its link, and up to two short lines. */
export function Card({
  heading,
  href,
  image,
  subheading,
  date,
  aspect = 'landscape',
  sizes = `${windowFrom.tablet} 33vw, 100vw`,
  hasBlank = false,
  headingLevel = 3,
}: Props) {
  return (
    <Frame>
      {!image && hasBlank && <Blank $aspect={aspect} />}
      {image && (
        <Picture
          // The heading says where the link leads; the picture would only say it again.
          image={{ ...image, alt: '' }}
          aspect={aspect}
          sizes={sizes}
        />
      )}
      <Heading as={`h${headingLevel}`}>
        <Link to={{ href }}>{heading}</Link>
      </Heading>
      {subheading && <Line>{subheading}</Line>}
      {date && <Line>{date}</Line>}
    </Frame>
  );
}
