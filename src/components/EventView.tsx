import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ArticleFacts } from './ArticleFacts';
import { ButtonLink } from './Button';
import { DocumentView } from './DocumentView';
import { EventHeader } from './EventHeader';
import type { Fact } from './Facts';
import { Figure } from './Figure';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { Link } from './Link';
import { Share } from './Share';
import { Stack } from './Stack';
import type { Article, Tickets } from '../content/types/article';
import type { Occasion, Phase } from '../content/values/occasion';
import { formatDay, formatMoment, formatWeekdays } from '../i18n/dates';
import { dayOf, lastDayOf } from '../i18n/days';
import type { Language } from '../i18n/languages';
import { windowFrom } from '../styles/media';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Admission = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "admission" */ './Admission')).Admission,
);

type Props = {
  event: Article;
  kicker: ReactNode;
  url: string;
  phase: Phase;
  /** Whether tickets or places are available now. */
  isOnSale: boolean;
  calendar?: string;
};

export function EventView({ event, kicker, url, phase, isOnSale, calendar }: Props) {
  const { lang, title, image, occasion, openingHours, price, tickets } = event;
  const isOver = phase === 'past';
  const canBook = tickets !== undefined && !isOver && (!isOnSale || tickets.link !== undefined);
  return (
    <DocumentView
      {...event}
      isPictorial
      header={
        <EventHeader
          event={event}
          kicker={kicker}
          phase={phase}
          facts={[
            ...(occasion ? timeFacts(occasion, lang) : []),
            { label: 'event.open', value: openingHours },
            { label: 'event.where', value: occasion?.place },
            { label: 'event.price', value: price && <Admission price={price} lang={lang} /> },
            {
              label: tickets?.kind === 'registration' ? 'event.registration' : 'event.tickets',
              value: canBook ? <Booking {...{ tickets, isOnSale, lang }} /> : '',
            },
          ]}
        />
      }
      figure={image && <Figure image={image} sizes={`${windowFrom.desktop} 75vw, 95vw`} isFirst />}
      after={
        <Stack $space={1}>
          <ArticleFacts
            article={event}
            names={['guests', 'association', 'author', 'photographer', 'tags']}
          />
          <Actions data-screen>
            {calendar && !isOver && (
              <ButtonLink href={encodeURI(calendar)}>
                <FormattedMessage id="event.calendar" />
              </ButtonLink>
            )}
            <Share title={title} url={url} />
          </Actions>
        </Stack>
      }
    />
  );
}

function timeFacts({ start, end }: Occasion, lang: Language): Fact[] {
  if (end === undefined || lastDayOf(end) === dayOf(start)) {
    return [{ label: 'event.hours', value: formatWeekdays(start, end, lang) }];
  }
  return [
    { label: 'event.begins', value: formatMoment(start, lang) },
    { label: 'event.ends', value: formatMoment(end, lang, true) },
  ];
}

type BookingProps = { tickets: Tickets; isOnSale: boolean; lang: Language };

function Booking({ tickets: { kind, link, from }, isOnSale, lang }: BookingProps) {
  const isRegistration = kind === 'registration';
  return isOnSale && link ? (
    <ButtonLink as={Link} to={link}>
      <FormattedMessage id={isRegistration ? 'event.register' : 'event.buy'} />
    </ButtonLink>
  ) : (
    <FormattedMessage
      id={isRegistration ? 'event.registrationFrom' : 'event.ticketsFrom'}
      values={{ date: from && formatDay(from, lang) }}
    />
  );
}
