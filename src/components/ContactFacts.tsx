import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Navigation } from '../content/types/navigation';
import type { Exception, Opening } from '../content/values/openingHours';
import { formatDateRange, formatHours } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { FactStrip } from './FactStrip';
import { Link, TelephoneLink } from './Link';
import { OpeningTime } from './OpeningTime';
import { RichText } from './RichText';
import { Section } from './Section';

const Parts = styled.div`
  > * + * {
    margin-top: 0.5rem;
  }
`;

/* “Opens today” may be a line shorter than the served date. The height avoids a layout shift. */
const State = styled.p`
  min-height: 3.5em;
`;

type Props = Pick<Navigation, 'address' | 'infoText' | 'telephone' | 'contact'> & {
  lang: Language;
  map?: string;
  /** The current opening, or the next opening. */
  opening?: Opening;
  exceptions: Exception[];
};

export function ContactFacts(props: Props) {
  const { lang, map, opening, exceptions } = props;
  const { telephone, contact, address, infoText } = props;
  const hasHours = opening !== undefined || infoText !== undefined || exceptions.length > 0;
  return (
    <Section>
      <FactStrip
        facts={[
          {
            label: 'footer.telephone',
            value: telephone && <TelephoneLink number={telephone} />,
          },
          {
            label: 'association.email',
            value: contact && <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>,
          },
          {
            label: 'contact.address',
            value: (address ?? map) && (
              <Parts>
                <RichText blocks={address} variant="plain" />
                {map && (
                  <p>
                    <Link to={{ href: map }}>
                      <FormattedMessage id="contact.directions" />
                    </Link>
                  </p>
                )}
              </Parts>
            ),
          },
          {
            label: 'contact.hours',
            value: hasHours ? (
              <Parts>
                <RichText blocks={infoText} variant="plain" />
                {exceptions.length > 0 && (
                  <ul>
                    {exceptions.map(({ first, last, hours }) => (
                      <li key={first}>
                        {formatDateRange(first, last, lang)}:{' '}
                        {hours ? (
                          formatHours(`${first}T${hours.opens}Z`, `${first}T${hours.closes}Z`, lang)
                        ) : (
                          <FormattedMessage id="contact.closed" />
                        )}
                      </li>
                    ))}
                  </ul>
                )}
                {opening && (
                  <State data-live>
                    <OpeningTime opening={opening} lang={lang} />
                  </State>
                )}
              </Parts>
            ) : undefined,
          },
        ]}
      />
    </Section>
  );
}
