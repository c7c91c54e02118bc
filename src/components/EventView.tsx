import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ArticleDate } from './ArticleDate';
import { ButtonLink, ButtonRow } from './Button';
import { DocumentView } from './DocumentView';
import type { Fact } from './Facts';
import { FactStrip } from './FactStrip';
import { Figure } from './Figure';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { Share } from './furtherPages';
import { Link } from './Link';
import { Stack } from './Section';
import { titleLines, unbrokenRanges } from './unbrokenWords';
import type { Event } from '../content/types/event';
import type { Occasion, Phase } from '../content/values/occasion';
import { formatDay, formatMoment, formatWeekdays } from '../i18n/dates';
import { dayOf, lastDayOf } from '../i18n/days';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { fullRows, media, pageGrid, windowFrom } from '../styles/grid';
import { type } from '../styles/type';

const Frame = styled.header`
  ${pageGrid}
  row-gap: 0.5rem;
  align-items: baseline;
  padding-top: calc(3 * var(--baseline));
  ${fullRows}

  > div ~ div {
    margin-top: calc(1.5 * var(--baseline));

    ${media.desktop} {
      grid-row: 3;
    }
  }
`;

/* Not a `div`, because `Frame` places its second `div` below. */
const Dates = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75rem;

  > :first-child {
    ${type.heading1}
    font-size: clamp(1.25rem, 0.9rem + 1.6vw, 2.5rem);
    color: var(--accent);
  }

  ${media.desktop} {
    grid-area: 2 / 1 / auto / span 3;
    align-content: flex-start;
    /* The height of two lines, because in the fallback font a date may need a second line. */
    min-height: 6rem;
  }
`;

const Title = styled.h1`
  ${type.heading1}
  font-size: min(clamp(2rem, 1.62rem + 2.8vw, 4.5rem), 15vw);

  ${media.desktop} {
    grid-area: 2 / 4 / auto / -1;
  }
`;

const phases: Record<Phase, MessageId> = {
  upcoming: 'events.upcoming',
  running: 'events.running',
  past: 'event.past',
};

const Booking = styled(ButtonLink)`
  /* The focus ring must not cross the label above. */
  margin-block-start: 0.5rem;
`;

const Admission = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "admission" */ './Admission')).Admission,
);

const EventFact = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "admission" */ './EventFact')).EventFact,
);

const ArticleFacts = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "admission" */ './ArticleFacts')).ArticleFacts,
);

const articleFacts = ['guests', 'association', 'author', 'photographer', 'tags'] as const;

type Props = {
  event: Event;
  kicker: ReactNode;
  url: string;
  phase: Phase;
  isOnSale: boolean;
  calendar?: string;
  recording?: { title: string; view: ReactNode };
};

export function EventView({ event, kicker, url, phase, isOnSale, calendar, ...given }: Props) {
  const { lang, title, heading = title, image, occasion, openingHours, price, facts } = event;
  const isOver = phase === 'past';
  const recording = isOver ? given.recording : undefined;
  return (
    <DocumentView
      {...event}
      isPictorial
      header={
        <Frame>
          <div>{kicker}</div>
          <Title>{titleLines(heading)}</Title>
          {occasion && (
            <Dates>
              <p>
                <ArticleDate article={event} />
              </p>
              <p>
                <FormattedMessage id={phases[phase]} />
              </p>
            </Dates>
          )}
          <FactStrip
            facts={[
              ...(occasion ? timeFacts(occasion, lang) : []),
              { label: 'event.open', value: openingHours && unbrokenRanges(openingHours) },
              { label: 'event.where', value: occasion?.place },
              { label: 'event.price', value: price && <Admission price={price} lang={lang} /> },
              isOver
                ? {
                    label: 'event.recording',
                    value: recording && <a href="#recording">{recording.title}</a>,
                  }
                : bookingFact(event, isOnSale),
              { label: 'navigation.languages', value: facts.spoken && inWords('spoken', event) },
              {
                label: 'event.access',
                value: facts.access.length > 0 ? inWords('access', event) : '',
              },
            ]}
          />
        </Frame>
      }
      figure={
        <>
          {recording && <div id="recording">{recording.view}</div>}
          {image && <Figure image={image} sizes={`${windowFrom.desktop} 75vw, 95vw`} isFirst />}
        </>
      }
      after={
        <Stack $space={1}>
          <ArticleFacts article={event} names={articleFacts} />
          <ButtonRow data-screen>
            {calendar && !isOver && (
              <ButtonLink href={encodeURI(calendar)}>
                <FormattedMessage id="event.calendar" />
              </ButtonLink>
            )}
            <Share title={title} url={url} />
          </ButtonRow>
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

function inWords(name: ComponentProps<typeof EventFact>['name'], { facts, lang }: Event) {
  return <EventFact name={name} facts={facts} lang={lang} />;
}

function bookingFact(event: Event, isOnSale: boolean): Fact {
  const { facts, tickets, lang } = event;
  const { booking, isSoldOut } = facts;
  const { link, from } = tickets;
  const isForTickets = booking === 'tickets';
  const label = isForTickets ? 'event.tickets' : 'event.registration';
  if (isSoldOut || booking === 'none') {
    return { label, value: inWords('booking', event) };
  }
  if (!isOnSale) {
    const id = isForTickets ? 'event.ticketsFrom' : 'event.registrationFrom';
    const date = from && formatDay(from, lang);
    return { label, value: <FormattedMessage id={id} values={{ date }} /> };
  }
  return {
    label,
    value: link && (
      <Booking as={Link} to={link}>
        <FormattedMessage id={isForTickets ? 'event.buy' : 'event.register'} />
      </Booking>
    ),
  };
}
