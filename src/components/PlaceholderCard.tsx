import styled from 'styled-components';
import { type } from '../styles/type';
import { Blank } from './Blank';
import type { Aspect } from './Picture';

/* As high as the text that will stand here, because it is a line of that text. */
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

/** Holds the place of a card that is being fetched: image, heading of one line, one line below it. */
export function PlaceholderCard({ aspect = 'landscape' }: Props) {
  return (
    <div aria-hidden>
      <Blank $aspect={aspect} />
      <Heading />
      <Line />
    </div>
  );
}
