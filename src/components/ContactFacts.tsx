import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Navigation } from '../content/types/navigation';
import type { OpenDays, Opening } from '../content/values/openingHours';
import { formatDateRange, formatHours, formatWeekdays } from '../i18n/dates';
import type { Language } from '../i18n/languages';
import { FactStrip } from './FactStrip';
import type { Fact } from './Facts';
import { Link, TelephoneLink } from './Link';
import { OpeningTime } from './OpeningTime';
import { RichText } from './RichText';
import { Section } from './Section';

const Parts = styled.div`
  > * + * {
    margin-top: 0.5rem;
  }
`;

/* Avoids a layout shift when “today” replaces the date of the served HTML (OpeningTime.tsx). */
const State = styled.p`
  min-height: 3.6em;
  min-height: 3lh;
`;

const Days = styled.ul`
  padding-inline-start: 1em;
  text-indent: -1em;
`;

type Props = Pick<Navigation, 'address' | 'infoText' | 'telephone' | 'contact'> & {
  lang: Language;
  map?: string;
  visit?: { path: string; title: string };
  admission?: Fact['value'];
  opening?: Opening;
  week?: OpenDays[];
  exceptions: OpenDays[];
};

export function ContactFacts(props: Props) {
  const { lang, map, visit, admission, opening, week = [], exceptions } = props;
  const { telephone, contact, address, infoText } = props;
  const days = [...week, ...exceptions];
  const hasHours = opening !== undefined || infoText !== undefined || days.length > 0;
  return (
    <Section>
      <FactStrip
        facts={[
          { label: 'footer.telephone', value: telephone && <TelephoneLink number={telephone} /> },
          {
            label: 'association.email',
            value: contact && <Link to={{ href: `mailto:${contact}` }}>{contact}</Link>,
          },
          {
            label: 'contact.address',
            value: (address ?? map ?? visit) && (
              <Parts>
                <RichText blocks={address} variant="plain" />
                {map && (
                  <p>
                    <Link to={{ href: map }}>
                      <FormattedMessage id="contact.directions" />
                    </Link>
                  </p>
                )}
                {visit && (
                  <p>
                    <Link to={{ href: visit.path }}>{visit.title}</Link>
                  </p>
                )}
              </Parts>
            ),
          },
          { label: 'event.price', value: admission },
          {
            label: 'contact.hours',
            value: hasHours ? (
              <Parts>
                <RichText blocks={infoText} variant="plain" />
                {days.length > 0 && (
                  <Days>
                    {days.map(({ first, last, hours }, index) => (
                      <li key={first}>
                        {index < week.length
                          ? formatWeekdays(first, last, lang)
                          : formatDateRange(first, last, lang)}
                        :{' '}
                        {hours ? (
                          formatHours(`${first}T${hours.opens}Z`, `${first}T${hours.closes}Z`, lang)
                        ) : (
                          <FormattedMessage id="contact.closed" />
                        )}
                      </li>
                    ))}
                  </Days>
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
