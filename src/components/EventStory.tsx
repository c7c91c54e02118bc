import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { ButtonLink } from './Button';
import { EventOpening } from './EventOpening';
import { Facts } from './Facts';
import { Figure } from './Figure';
import { Link } from './Link';
import { Notice } from './Notice';
import { Share } from './Share';
import { Stack } from './Stack';
import { Story } from './Story';
import type { Article } from '../content/article';
import { formatHours } from '../i18n/dates';
import { formatCurrency } from '../i18n/numbers';
import { windowFrom } from '../styles/windowFrom';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type Props = {
  event: Article;
  /** One line above: the way that leads to the page. */
  kicker: ReactNode;
  /** Whole address of the page. */
  url: string;
  isOver: boolean;
  /** Path of the event's own calendar file; none for one that is only a sample. */
  calendar?: string;
};

/** An event from its days to its last word: when, where, what it costs, and a way into a calendar. */
export function EventStory({ event, kicker, url, isOver, calendar }: Props) {
  const { lang, title, image, occasion, price } = event;
  return (
    <Story
      {...event}
      isPictorial
      opening={
        <EventOpening
          event={event}
          kicker={kicker}
          facts={[
            {
              label: 'event.hours',
              value: occasion && formatHours(occasion.start, occasion.end, lang),
            },
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
            {calendar && (
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
