import { EventView } from '../components/EventView';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { RelatedItems } from '../components/RelatedItems';
import { Stack } from '../components/Stack';
import type { Article } from '../content/article';
import { toOccasion } from '../content/movableEvent';
import type { Movable } from '../content/movableEvent';
import type { Language } from '../i18n/languages';
import { useAddress } from '../head/useAddress';
import { useNow } from '../state/useNow';
import { elementsPath } from '../addresses';

/** The page context, from styleguide/samples. */
export type DummyEventContext = {
  lang: Language;
  heading: string;
  event: Movable<Article>;
};

/** The sample page of an event with every field, all as long as possible. */
export function DummyEvent(context: DummyEventContext) {
  const now = useNow();
  const { lang, heading } = context;
  const event = { ...context.event, occasion: toOccasion(context.event, now) };
  const url = useAddress(event.path);
  const self = { path: event.path, title: event.title };
  return (
    <Stack $space={4}>
      <EventView
        event={event}
        kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}
        url={url}
        phase="upcoming"
        isOnSale
      />
      <RelatedItems items={event.related} />
      <Neighbours of="event" previous={self} next={self} />
    </Stack>
  );
}
