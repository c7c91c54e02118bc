import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const List = styled.ul`
  position: absolute;
  left: var(--edge);
  top: 0;
  z-index: 30;

  a {
    position: absolute;
    padding: 0.75rem 1rem;
    white-space: nowrap;
    background: var(--field);
    color: var(--on-field);
    transform: translateY(-110%);
  }

  a:focus {
    color: var(--on-field);
    transform: none;
  }
`;

type Props = {
  /** An editor may not have written one yet. */
  hasNavigation: boolean;
};

/** The first stops of the Tab key: past the top bar to the page, to the navigation, to the search. */
export function SkipLinks({ hasNavigation }: Props) {
  return (
    <List data-screen>
      <li>
        <a href="#content">
          <FormattedMessage id="skip" />
        </a>
      </li>
      {hasNavigation && (
        <li>
          <a href="#navigation">
            <FormattedMessage id="skip.navigation" />
          </a>
        </li>
      )}
      <li>
        <a href="#search">
          <FormattedMessage id="skip.search" />
        </a>
      </li>
    </List>
  );
}
