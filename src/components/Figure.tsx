import styled from 'styled-components';
import type { Image } from '../content/image';
import type { Link as LinkTarget } from '../content/link';
import { Link } from './Link';
import { Picture } from './Picture';

const Caption = styled.figcaption`
  margin-top: 0.5rem;
  font-size: var(--text-small);
  color: var(--muted);
`;

type Props = {
  image: Image;
  sizes: string;
  isFirst?: boolean;
  link?: LinkTarget;
  /** Never higher than the screen, however upright it is. */
  isOnScreen?: boolean;
};

/** An image with its credit below it. */
export function Figure({ image, sizes, isFirst, link, isOnScreen }: Props) {
  const picture = <Picture image={image} sizes={sizes} isFirst={isFirst} />;
  // A width, because the height follows from it before the image is there.
  const maxWidth = isOnScreen && `${Math.round((image.width / image.height) * 90)}vh`;
  return (
    <figure style={maxWidth ? { maxWidth } : undefined}>
      {link ? <Link to={link}>{picture}</Link> : picture}
      {image.copyright && <Caption>{image.copyright}</Caption>}
    </figure>
  );
}
