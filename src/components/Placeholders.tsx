import styled from 'styled-components';
import { type } from '../styles/type';
import { GridSection } from './GridSection';
import { ImagePlaceholder } from './ImagePlaceholder';

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

/** docs/behaviour.md, “Search”. */
const CARDS = 12;

export function Placeholders() {
  return (
    <div aria-hidden>
      <GridSection>
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index}>
            <ImagePlaceholder $aspect="landscape" />
            <Heading />
            <Line />
          </div>
        ))}
      </GridSection>
    </div>
  );
}
