import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { type } from '../styles/type';
import { GridSection } from './GridSection';
import { ImagePlaceholder } from './ImagePlaceholder';
import { Section, Stack } from './Section';

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
    <Stack $space={1}>
      <Section>
        <p role="status">
          <FormattedMessage id="search.loading" />
        </p>
      </Section>
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
    </Stack>
  );
}
