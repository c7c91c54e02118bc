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
};

/** An image with its credit below it. */
export function Figure({ image, sizes, isFirst, link }: Props) {
  const picture = <Picture image={image} sizes={sizes} isFirst={isFirst} />;
  return (
    <figure>
      {link ? <Link to={link}>{picture}</Link> : picture}
      {image.copyright && <Caption>{image.copyright}</Caption>}
    </figure>
  );
}
