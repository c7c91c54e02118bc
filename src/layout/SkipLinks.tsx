import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../i18n/messages/is';
import { bannerId } from './consent/consent';

/** A language without a homepage document has no navigation. */
export function SkipLinks({ hasNavigation }: { hasNavigation: boolean }) {
  return (
    <ul className="skip-links" data-screen>
      {process.env.GATSBY_ASKS_CONSENT === 'true' && (
        <SkipLink className="skip-consent" to={bannerId} text="skip.consent" />
      )}
      <SkipLink to="content" text="skip" />
      {hasNavigation && <SkipLink to="navigation" text="skip.navigation" />}
      <SkipLink to="search" text="skip.search" />
    </ul>
  );
}

type Props = { to: string; text: MessageId; className?: string };

function SkipLink({ to, text, className }: Props) {
  return (
    <li className={className}>
      <a href={`#${to}`}>
        <FormattedMessage id={text} />
      </a>
    </li>
  );
}
