import styled from 'styled-components';
import { type } from '../styles/type';
import { ImagePlaceholder } from './ImagePlaceholder';
import type { Aspect } from './Picture';

/* As tall as the text that will replace it, because it is a line of the same font size. */
const Line = styled.p`
  font-size: var(--text-small);

  &::before {
    content: '';
    display: inline-block;
    width: 40%;
    height: 0.7em;
    background: var(--quiet);
  }
`;

const Heading = styled(Line)`
  ${type.heading3}
  margin-top: 0.5rem;

  &::before {
    width: 80%;
  }
`;

type Props = { aspect?: Aspect };

/** Takes the space of a card while it loads: image, one line of heading, one line of text. */
export function PlaceholderCard({ aspect = 'landscape' }: Props) {
  return (
    <div aria-hidden>
      <ImagePlaceholder $aspect={aspect} />
      <Heading />
      <Line />
    </div>
  );
}
