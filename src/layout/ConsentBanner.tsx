import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { media } from '../styles/media';
import { answerConsent } from './consent';

const Banner = styled.section`
  display: none;
  position: sticky;
  z-index: 10;
  bottom: 0;
  max-height: 50vh;
  overflow-y: auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem calc(2 * var(--gutter));
  padding: var(--baseline) var(--edge);
  background: var(--quiet);
  border-top: 1px solid var(--ink);
  font-size: 0.9375rem;

  [data-consent='open'] & {
    display: flex;
  }
`;

const Text = styled.p`
  flex: 1 1 20rem;
  max-width: 42rem;
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 100%;
  gap: var(--gutter);

  ${media.tablet} {
    flex: 0 0 auto;
  }
`;

// Both answers weigh the same: one look, one size.
const Answer = styled(Button)`
  flex: 1 0 8rem;
`;

/** Asks once whether a third party may count visits. Hidden by CSS until consent.ts says otherwise. */
export function ConsentBanner() {
  const intl = useIntl();
  return (
    <Banner data-screen aria-label={intl.formatMessage({ id: 'consent.label' })}>
      <Text>
        <FormattedMessage id="consent.text" />
      </Text>
      <Answers>
        <Answer type="button" onClick={() => answerConsent(false)}>
          <FormattedMessage id="consent.reject" />
        </Answer>
        <Answer type="button" onClick={() => answerConsent(true)}>
          <FormattedMessage id="consent.accept" />
        </Answer>
      </Answers>
    </Banner>
  );
}
