import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, TelephoneLink } from '../components/Link';
import type { Navigation, TitledLink } from '../content/types/navigation';

export function TitledLinks({ links, children }: PropsWithChildren<{ links: TitledLink[] }>) {
  return (
    <ul>
      {children}
      {links.map(({ title, link }, index) => (
        <li key={index}>
          <Link to={link}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

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
