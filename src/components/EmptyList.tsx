import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Section } from './Section';

const Text = styled.p`
  border-top: 1px solid var(--line);
  padding-block: calc(2 * var(--baseline));
  color: var(--muted);
`;

/** Stands where a list's documents would, before an editor has published the first. */
export function EmptyList() {
  return (
    <Section>
      <Text>
        <FormattedMessage id="list.empty" />
      </Text>
    </Section>
  );
}
