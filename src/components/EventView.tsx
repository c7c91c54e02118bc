import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ButtonLink } from './Button';
import { DocumentView } from './DocumentView';
import { EventHeader } from './EventHeader';
import { Facts } from './Facts';
import type { Fact } from './Facts';
import { Figure } from './Figure';
import { Link } from './Link';
import { Notice } from './Notice';
import { Share } from './Share';
import { Stack } from './Stack';
import type { Article } from '../content/article';
import type { Occasion } from '../content/occasion';
import { formatMoment, formatWeekdays } from '../i18n/dates';
import { dayOf, lastDayOf } from '../i18n/days';
import type { Language } from '../i18n/languages';
import { formatCurrency } from '../i18n/numbers';
import { windowFrom } from '../styles/media';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type Props = {
  event: Article;
  /** One line above the dates: the breadcrumbs. */
  kicker: ReactNode;
  /** Absolute URL of the page. */
  url: string;
  isOver: boolean;
  /** Path of the event's own calendar file; the style guide's sample event has none. */
  calendar?: string;
};

/** The page of an event: header, text, and in the margin facts, calendar link and share button. */
export function EventView({ event, kicker, url, isOver, calendar }: Props) {
  const { lang, title, image, occasion, openingHours, price } = event;
  return (
    <DocumentView
      {...event}
      isPictorial
      header={
        <EventHeader
          event={event}
          kicker={kicker}
          facts={[
            ...(occasion ? timeFacts(occasion, lang) : []),
            { label: 'event.open', value: openingHours },
            { label: 'event.where', value: occasion?.place },
            { label: 'event.price', value: price && <Admission price={price} lang={lang} /> },
          ]}
        />
      }
      figure={image && <Figure image={image} sizes={`${windowFrom.desktop} 75vw, 95vw`} isFirst />}
      margin={
        <Stack $space={1}>
          {isOver && (
            <Notice>
              <FormattedMessage id="event.over" />
            </Notice>
          )}
          <Margin event={event} />
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

/** The weekday and the hours of an event on one day; otherwise its beginning and its end. */
function timeFacts({ start, end }: Occasion, lang: Language): Fact[] {
  if (end === undefined || lastDayOf(end) === dayOf(start)) {
    return [{ label: 'event.hours', value: formatWeekdays(start, end, lang) }];
  }
  return [
    { label: 'event.begins', value: formatMoment(start, lang) },
    { label: 'event.ends', value: formatMoment(end, lang, true) },
  ];
}

function Margin({ event: { association, author, photographer, tags } }: { event: Article }) {
  return (
    <Facts
      facts={[
        {
          label: 'project.association',
          value: association && <Link to={{ href: association.path }}>{association.title}</Link>,
        },
        { label: 'article.by', value: author },
        { label: 'article.photographer', value: photographer },
        { label: 'article.tags', value: tags.join(', ') },
      ]}
    />
  );
}

function Admission({ price, lang }: Pick<Required<Article>, 'price' | 'lang'>) {
  if (price.amount === 0) return <FormattedMessage id="event.free" />;
  return <>{formatCurrency(price.amount, price.currency, lang)}</>;
}
