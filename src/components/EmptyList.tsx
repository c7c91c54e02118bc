import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Section } from './Section';

const Text = styled.p`
  border-top: 1px solid var(--line);
  padding-block: calc(2 * var(--baseline));
  color: var(--muted);
`;

/** Shown instead of a list that has no published documents yet. */
export function EmptyList() {
  return (
    <Section>
      <Text>
        <FormattedMessage id="list.empty" />
      </Text>
    </Section>
  );
}
