import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../components/Facts';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { Related } from '../components/Related';
import { Share } from '../components/Share';
import { Stack } from '../components/Stack';
import { Story } from '../components/Story';
import { When } from '../components/When';
import type { Article } from '../content/article';
import { toOccasion, type Movable } from '../content/movableEvent';
import type { Language } from '../i18n/languages';
import { formatCurrency } from '../i18n/numbers';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { useAddress } from '../layout/useAddress';
import { useNow } from '../layout/useNow';
import { elementsPath } from '../routes';

/** What build/pages/samples gives the page. */
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
  const { path, title, occasion, price, association, author, photographer, tags } = event;
  const url = useAddress(path);
  const here = { type: 'article', lang, url: path };
  return (
    <Stack $space={4}>
      <Story
        {...event}
        kicker={<Link to={{ href: elementsPath(lang) }}>{heading}</Link>}
        margin={
          <Stack $space={1}>
            <Facts
              facts={[
                { label: 'event.when', value: <When event={event} occasion={occasion} /> },
                { label: 'event.where', value: occasion.place },
                {
                  label: 'event.price',
                  value: price && formatCurrency(price.amount, price.currency, lang),
                },
                {
                  label: 'project.association',
                  value: association && (
                    <Link to={{ href: association.path }}>{association.title}</Link>
                  ),
                },
                { label: 'article.by', value: author },
                { label: 'article.photographer', value: photographer },
                { label: 'article.tags', value: tags.join(', ') },
              ]}
            />
            <Share title={title} url={url} />
          </Stack>
        }
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
