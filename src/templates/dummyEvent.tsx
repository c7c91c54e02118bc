import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { EventStory } from '../components/EventStory';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { Related } from '../components/Related';
import { Stack } from '../components/Stack';
import type { Article } from '../content/article';
import { toOccasion, type Movable } from '../content/movableEvent';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../i18n/translations';
import { useAddress } from '../head/useAddress';
import { useNow } from '../state/useNow';
import { elementsPath } from '../routes';

/** What styleguide/samples gives the page. */
type Context = {
  lang: Language;
  heading: string;
  event: Movable<Article>;
};

/** An event of which everything is known, at the greatest length. */
export default function DummyEventTemplate({ pageContext }: PageProps<unknown, Context>) {
  const now = useNow();
  const { lang, heading } = pageContext;
  const event = { ...pageContext.event, occasion: toOccasion(pageContext.event, now) };
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
      <Neighbours
        previous={here}
        next={here}
        labels={{ previous: 'events.previous', next: 'events.next' }}
      />
    </Stack>
  );
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
