import { FormattedMessage } from 'react-intl';
import { bannerId } from './consent/consent';

/** A language without a homepage document has no navigation. */
export function SkipLinks({ hasNavigation }: { hasNavigation: boolean }) {
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
