import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link';
import { RichText } from '../../components/RichText';
import { Stack } from '../../components/Stack';
import type { Navigation } from '../../content/navigation';
import { TitledLinks } from '../TitledLinks';

type Props = { navigation: Navigation };

/** The publisher's name, address and contact details. A column without content is left out. */
export function FooterColumns({ navigation }: Props) {
  const { address, infoText, telephone, contact, socialLinks, footerText, footerLinks } =
    navigation;
  return (
    <div className="footer-columns">
      {(address || infoText) && (
        <Stack $space={1}>
          <RichText blocks={address} variant="plain" />
          <RichText blocks={infoText} variant="plain" />
        </Stack>
      )}
      {(contact || telephone) && (
        <div>
          <h2>
            <FormattedMessage id="footer.contact" />
          </h2>
          <ul>
            {contact && (
              <li>
                <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>
              </li>
            )}
            {telephone && (
              <li>
                <FormattedMessage id="footer.telephone" />{' '}
                <Link to={{ href: `tel:${telephone.replace(/[^+\d]/g, '')}` }}>{telephone}</Link>
              </li>
            )}
          </ul>
        </div>
      )}
      {socialLinks.length > 0 && (
        <div>
          <h2>
            <FormattedMessage id="footer.social" />
          </h2>
          <TitledLinks links={socialLinks} />
        </div>
      )}
      {(footerText || footerLinks.length > 0) && (
        <Stack $space={0.5}>
          <RichText blocks={footerText} variant="plain" />
          <TitledLinks links={footerLinks} />
        </Stack>
      )}
    </div>
  );
}
