import { FormattedMessage } from 'react-intl';
import { GridSection } from './GridSection';
import type { Aspect } from './Picture';
import { PlaceholderCard } from './PlaceholderCard';
import { Section } from './Section';
import { Stack } from './Stack';

type Props = {
  /** Cards that hold the place; 12 unless told (specification, point 4). */
  count?: number;
  columns?: number;
  aspect?: Aspect;
};

/**
 * Stands where cards will be, while they are fetched, and says so. Nothing of it moves, and the cards
 * take the same room.
 */
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
