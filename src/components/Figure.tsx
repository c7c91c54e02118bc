import styled from 'styled-components';
import type { Image } from '../content/values/image';
import type { Link as LinkTarget } from '../content/values/link';
import { windowFrom } from '../styles/grid';
import { Link } from './Link';
import { Picture } from './Picture';

/* With a limit on the width, the browser reserves the right height before the image has loaded. */
const Box = styled.figure<{ $maxWidth?: string }>`
  max-width: ${({ $maxWidth }) => $maxWidth};
`;

const Caption = styled.figcaption`
  margin-top: 0.5rem;
  font-size: var(--text-small);
  color: var(--muted);
`;

const textSizes = `${windowFrom.desktop} 60vw, 95vw`;

type Props = {
  image: Image;
  sizes?: string;
  isFirst?: boolean;
  link?: LinkTarget;
  /** Keeps an upright image from being taller than the window. */
  fitsWindow?: boolean;
};

export function Figure({ image, sizes = textSizes, isFirst, link, fitsWindow }: Props) {
  const picture = <Picture image={image} sizes={sizes} isFirst={isFirst} />;
  const maxWidth = `${Math.round((image.width / image.height) * 90)}vh`;
  return (
    <Box $maxWidth={fitsWindow ? maxWidth : undefined}>
      {link ? <Link to={link}>{picture}</Link> : picture}
      {image.copyright && <Caption>{image.copyright}</Caption>}
    </Box>
  );
}
