import { FormattedMessage } from 'react-intl';
import type { Navigation } from '../../content/navigation';
import { reopenConsent } from '../consent/consent';
import { FooterColumns } from './FooterColumns';
import { Newsletter } from '../newsletter/Newsletter';
import { useYear } from '../../state/useYear';

type Props = { navigation?: Navigation };

/** The footer, from the homepage document of the language: as much of it as an editor has filled in. */
export function Footer({ navigation }: Props) {
  const year = useYear();
  const { lang, newsletter, copyright } = navigation ?? {};
  return (
    <footer className="footer">
      {lang && newsletter && <Newsletter key={lang} words={newsletter} lang={lang} />}
      {navigation && <FooterColumns navigation={navigation} />}
      <p className="footer-imprint">
        <span>{copyright?.replace('YEAR', year)}</span>
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
