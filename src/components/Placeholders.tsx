import { FormattedMessage } from 'react-intl';
import { GridSection } from './GridSection';
import type { Aspect } from './Picture';
import { PlaceholderCard } from './PlaceholderCard';
import { Section } from './Section';
import { Stack } from './Stack';

type Props = {
  /** Number of cards; 12 by default (docs/behaviour.md, “Search”). */
  count?: number;
  columns?: number;
  aspect?: Aspect;
};

/** A grid of placeholder cards with a loading message. The cards that replace it take the same space. */
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
