import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { type } from '../styles/type';
import { GridSection } from './GridSection';
import { ImagePlaceholder } from './ImagePlaceholder';
import type { Aspect } from './Picture';
import { Section } from './Section';
import { Stack } from './Stack';

/* A line of the same font size is as tall as the text that will replace it. */
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

type Props = {
  /** Number of cards; 12 by default (docs/behaviour.md, “Search”). */
  count?: number;
  columns?: number;
  aspect?: Aspect;
};

export function Placeholders({ count = 12, columns, aspect }: Props) {
  return (
    <Stack $space={1}>
      <Section>
        <p role="status">
          <FormattedMessage id="search.loading" />
        </p>
      </Section>
      <div aria-hidden>
        <GridSection columns={columns}>
          {Array.from({ length: count }, (_, index) => (
            <PlaceholderCard key={index} aspect={aspect} />
          ))}
        </GridSection>
      </div>
    </Stack>
  );
}

export function PlaceholderCard({ aspect = 'landscape' }: Pick<Props, 'aspect'>) {
  return (
    <div aria-hidden>
      <ImagePlaceholder $aspect={aspect} />
      <Heading />
      <Line />
    </div>
  );
}
