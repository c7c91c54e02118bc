import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button';
import { answerConsent, bannerId } from './consent';

/** Asks for consent to third-party statistics. CSS hides it unless `data-consent` is `open`. */
export function ConsentBanner() {
  const intl = useIntl();
  return (
    <section
      className="consent"
      data-screen
      id={bannerId}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'consent.label' })}
    >
      <p>
        <FormattedMessage id="consent.text" />
      </p>
      <div className="consent-buttons">
        <Button type="button" onClick={() => answerConsent(true)}>
          <FormattedMessage id="consent.accept" />
        </Button>
        {/* A double click on the footer's button, which opens the banner, must end on “Reject”. */}
        <Button type="button" onClick={() => answerConsent(false)}>
          <FormattedMessage id="consent.reject" />
        </Button>
      </div>
    </section>
  );
}
