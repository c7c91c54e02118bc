import { FormattedMessage } from 'react-intl';
import { EventStory } from '../components/EventStory';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { Related } from '../components/Related';
import { Stack } from '../components/Stack';
import type { Article } from '../content/article';
import { toOccasion, type Movable } from '../content/movableEvent';
import type { Language } from '../i18n/languages';
import { useAddress } from '../head/useAddress';
import { useNow } from '../state/useNow';
import { elementsPath } from '../addresses';

/** What styleguide/samples gives the page. */
export type DummyEventContext = {
  lang: Language;
  heading: string;
  event: Movable<Article>;
};

/** An event of which everything is known, at the greatest length. */
export function DummyEvent(context: DummyEventContext) {
  const now = useNow();
  const { lang, heading } = context;
  const event = { ...context.event, occasion: toOccasion(context.event, now) };
  const url = useAddress(event.path);
  const here = { path: event.path, title: event.title };
  return (
    <Stack $space={4}>
      <EventStory
        event={event}
        kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}
        url={url}
        isOver={false}
      />
      <Related heading={<FormattedMessage id="relateditems" />} items={event.related} />
      <Neighbours of="event" previous={here} next={here} />
    </Stack>
  );
}
