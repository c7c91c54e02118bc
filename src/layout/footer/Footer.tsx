import { FormattedMessage } from 'react-intl';
import type { Navigation } from '../../content/navigation';
import { reopenConsent } from '../consent/consent';
import { FooterColumns } from './FooterColumns';
import { Newsletter } from '../newsletter/Newsletter';
import { useYear } from '../../state/useYear';

type Props = { navigation?: Navigation };

/** The footer: the fields of the language's homepage document that editors have filled in. */
export function Footer({ navigation }: Props) {
  const year = useYear();
  const { lang, newsletter, copyright } = navigation ?? {};
  return (
    <footer className="footer">
      {lang && newsletter && <Newsletter key={lang} texts={newsletter} lang={lang} />}
      {navigation && <FooterColumns navigation={navigation} />}
      <p className="footer-imprint">
        <span>{copyright?.replace('YEAR', year)}</span>
        {process.env.GATSBY_SAMPLE_CONTENT === 'true' && (
          <span>
            <FormattedMessage id="footer.sample" />
          </span>
        )}
        <button
          className="footer-consent"
          type="button"
          onClick={({ currentTarget }) => reopenConsent(currentTarget)}
        >
          <FormattedMessage id="consent.label" />
        </button>
      </p>
    </footer>
  );
}
