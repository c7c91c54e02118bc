import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Anchor = styled.a`
  position: absolute;
  left: var(--edge);
  top: 0;
  z-index: 30;
  padding: 0.75rem 1rem;
  background: var(--field);
  color: var(--on-field);
  transform: translateY(-110%);

  &:focus {
    color: var(--on-field);
    transform: none;
  }
`;

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  return (
    <Anchor href="#content">
      <FormattedMessage id="skip" />
    </Anchor>
  );
}
