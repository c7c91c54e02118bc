import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { Facts } from '../components/Facts';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { Notice } from '../components/Notice';
import { Related } from '../components/Related';
import { Share } from '../components/Share';
import { Stack } from '../components/Stack';
import { Story } from '../components/Story';
import { When } from '../components/When';
import { toArticle, type Article } from '../content/article';
import { phaseOf } from '../content/occasion';
import { formatCurrency } from '../i18n/numbers';
import { PageHead } from '../layout/PageHead';
import { Trail } from '../layout/Trail';
import type { PageContext } from '../layout/translations';
import { useAddress } from '../layout/useAddress';
import { useNow } from '../layout/useNow';
import { eventCalendarPath, listPath } from '../routes';

export const query = graphql`
  query EventPage($uid: String!, $lang: String!) {
    prismic {
      article(uid: $uid, lang: $lang) {
        ...Article
      }
    }
  }
`;

const steps = ['event'] as const;

/** An event: when, where, what it costs, and a way into the reader's calendar. */
export default function EventTemplate({
  data,
  pageContext: { previous, next },
}: PageProps<Queries.EventPageQuery, PageContext>) {
  const now = useNow();
  const event = toArticle(data.prismic.article);
  if (!event) return null;
  const { occasion, related } = event;
  return (
    <Stack $space={4}>
      <Story
        {...event}
        kicker={<Trail page={event} steps={steps} />}
        margin={
          <Stack $space={1}>
            {occasion && phaseOf(occasion, now) === 'past' && (
              <Notice>
                <FormattedMessage id="event.over" />
              </Notice>
            )}
            <Margin event={event} />
          </Stack>
        }
      />
      <Related heading={<FormattedMessage id="relateditems" />} items={related} />
      <Neighbours
        previous={previous}
        next={next}
        labels={{ previous: 'events.previous', next: 'events.next' }}
        list={{ href: listPath('event', event.lang), label: 'events.back' }}
      />
    </Stack>
  );
}

function Margin({ event }: { event: Article }) {
  const { lang, path, title, occasion, price, association, author, photographer, tags } = event;
  const url = useAddress(path);
  return (
    <>
      <Facts
        facts={[
          { label: 'event.when', value: occasion && <When event={event} occasion={occasion} /> },
          { label: 'event.where', value: occasion?.place },
          {
            label: 'event.price',
            value: price && <Admission price={price} lang={lang} />,
          },
          {
            label: 'project.association',
            value: association && <Link to={{ href: association.path }}>{association.title}</Link>,
          },
          { label: 'article.by', value: author },
          { label: 'article.photographer', value: photographer },
          { label: 'article.tags', value: tags.join(', ') },
        ]}
      />
      {occasion && (
        <p>
          <a href={encodeURI(eventCalendarPath(path))}>
            <FormattedMessage id="event.calendar" />
          </a>
        </p>
      )}
      <Share title={title} url={url} />
    </>
  );
}

function Admission({ price, lang }: Pick<Required<Article>, 'price' | 'lang'>) {
  if (price.amount === 0) return <FormattedMessage id="event.free" />;
  return <>{formatCurrency(price.amount, price.currency, lang)}</>;
}

export function Head(head: HeadProps<Queries.EventPageQuery, PageContext>) {
  const event = toArticle(head.data.prismic.article);
  if (!event) return null;
  return (
    <PageHead
      page={head}
      title={event.title}
      description={event.summary}
      image={event.image}
      subject={{ kind: 'Event', document: event }}
      trail={steps}
      calendar={event.occasion && eventCalendarPath(event.path)}
    />
  );
}
