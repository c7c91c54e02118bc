import { FormattedMessage } from 'react-intl';
import { bannerId } from './consent/consent';

type Props = {
  /** `false` while the language has no homepage document, which holds the navigation. */
  hasNavigation: boolean;
};

/** Skip links, the first stops of the Tab key: to the consent banner while it is open, the page's content, the navigation and the search. */
export function SkipLinks({ hasNavigation }: Props) {
  return (
    <ul className="skip-links" data-screen>
      {process.env.GATSBY_ASKS_CONSENT === 'true' && (
        <li className="skip-consent">
          <a href={`#${bannerId}`}>
            <FormattedMessage id="skip.consent" />
          </a>
        </li>
      )}
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
    </ul>
  );
}
