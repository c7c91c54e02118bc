import { FormattedMessage } from 'react-intl';
import { Link } from '../components/Link';
import { TelephoneLink } from '../components/TelephoneLink';
import type { Navigation } from '../content/navigation';

/** The centre's e-mail address and telephone number. Renders nothing without both. */
export function ContactLinks({ contact, telephone }: Pick<Navigation, 'contact' | 'telephone'>) {
  if (!contact && !telephone) return null;
  return (
    <ul>
      {contact && (
        <li>
          <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>
        </li>
      )}
      {telephone && (
        <li>
          <FormattedMessage id="footer.telephone" /> <TelephoneLink number={telephone} />
        </li>
      )}
    </ul>
  );
}
