import { FormattedMessage } from 'react-intl';
import { RichText } from '../../components/RichText';
import { Stack } from '../../components/Section';
import type { Navigation } from '../../content/types/navigation';
import { useYear } from '../../state/useNow';
import { reopenConsent } from '../consent/consent';
import { Newsletter } from '../newsletter/Newsletter';
import { ContactLinks, TitledLinks } from '../linkLists';

type Props = { navigation?: Navigation };

export function Footer({ navigation }: Props) {
  const year = useYear();
  const { lang, newsletter, copyright } = navigation ?? {};
  return (
    <footer className="footer">
      {lang && newsletter && <Newsletter key={lang} content={newsletter} lang={lang} />}
      {navigation && <FooterColumns navigation={navigation} />}
      <p className="footer-imprint">
        <span>{copyright?.replace('YEAR', year)}</span>
        {process.env.GATSBY_SAMPLE_CONTENT === 'true' && (
          <span>
            <FormattedMessage id="footer.sample" />
          </span>
        )}
        {process.env.GATSBY_ASKS_CONSENT === 'true' && (
          <button
            className="footer-consent"
            type="button"
            onClick={({ currentTarget }) => reopenConsent(currentTarget)}
          >
            <FormattedMessage id="consent.label" />
          </button>
        )}
      </p>
    </footer>
  );
}

function FooterColumns({ navigation }: { navigation: Navigation }) {
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
          <ContactLinks contact={contact} telephone={telephone} />
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
