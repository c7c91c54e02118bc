import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import type { Language } from '../i18n/languages';
import { searchPath } from '../routes';

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
  lang: Language;
  /** An editor may not have written one yet. */
  hasNavigation: boolean;
};

/** The first stops of the Tab key: past the top bar to the page, to the navigation, to the search. */
export function SkipLinks({ lang, hasNavigation }: Props) {
  return (
    <List>
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
        <Link to={{ href: searchPath(lang) }}>
          <FormattedMessage id="skip.search" />
        </Link>
      </li>
    </List>
  );
}
