import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button';
import { answerConsent, bannerId } from './consent';

/**
 * Asks once whether a third party may count visits, and again when a reader wants to change the answer.
 * Hidden by CSS until consent.ts says otherwise.
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
      <div className="consent-answers">
        <Button type="button" onClick={() => answerConsent(true)}>
          <FormattedMessage id="consent.accept" />
        </Button>
        {/* Where the footer's button was that opens the question: pressed twice, it accepts nothing. */}
        <Button type="button" onClick={() => answerConsent(false)}>
          <FormattedMessage id="consent.reject" />
        </Button>
      </div>
    </section>
  );
}
