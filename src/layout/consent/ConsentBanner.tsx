import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button';
import { answerConsent, bannerId } from './consent';

/**
 * Asks the reader once for consent to third-party visit statistics, and again when the reader wants to
 * change the decision. CSS hides the banner unless `data-consent` is `open` (consent.ts).
 */
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
        {/* Last, at the place of the footer button that opens the banner: a double click there rejects. */}
        <Button type="button" onClick={() => answerConsent(false)}>
          <FormattedMessage id="consent.reject" />
        </Button>
      </div>
    </section>
  );
}
