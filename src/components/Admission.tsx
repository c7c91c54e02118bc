import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Price } from '../content/types/price';
import type { Language } from '../i18n/languages';
import { formatCurrency } from '../i18n/numbers';

const Rates = styled.ul`
  font-size: var(--text-small);
`;

export function Admission({ price, lang }: { price: Price; lang: Language }) {
  const { rates, currency } = price;
  const format = (amount: number) =>
    amount === 0 ? <FormattedMessage id="event.free" /> : formatCurrency(amount, currency, lang);
  const lowest = Math.min(...rates.map(({ amount }) => amount));
  if (rates.every(({ group }) => group === undefined)) return <>{format(lowest)}</>;
  return (
    <>
      {lowest > 0 && (
        <p>
          <FormattedMessage
            id="event.priceFrom"
            values={{ price: formatCurrency(lowest, currency, lang) }}
          />
        </p>
      )}
      <Rates>
        {rates.map(({ group, amount }, index) => (
          <li key={index}>
            {group ?? <FormattedMessage id="event.fullPrice" />}: {format(amount)}
          </li>
        ))}
      </Rates>
    </>
  );
}
