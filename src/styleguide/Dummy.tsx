import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { calendarPath, dummyPath, elementsPath } from '../addresses';
import type { Dummy as DummyName } from '../addresses';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { ArticleList } from '../components/ArticleList';
import { AssociationView } from '../components/AssociationView';
import { EventList } from '../components/EventList';
import { EventView } from '../components/EventView';
import { Feature } from '../components/Feature';
import { GridSection } from '../components/GridSection';
import { Link } from '../components/Link';
import { MarginLayout } from '../components/MarginLayout';
import { Neighbours } from '../components/Neighbours';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Picture } from '../components/Picture';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { RelatedItems } from '../components/RelatedItems';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import type { Price } from '../content/types/price';
import { toNames } from '../content/values/toNames';
import { inPhase } from '../content/values/occasion';
import { useAddress } from '../head/useAddress';
import { formatDate } from '../i18n/dates';
import { DAY_MS, dayOf } from '../i18n/days';
import { useNow } from '../state/useNow';
import {
  article,
  associations,
  document,
  drawImage,
  event,
  facts,
  lang,
  portrait,
  project,
  story,
  texts,
} from './samples';
import { dummyTitles } from './samplePages';

const { longTitles, titles, persons, place, longPlace } = texts;
const [first, second, third, fourth] = titles;

const views: Record<DummyName, ComponentType> = {
  association: AssociationDummy,
  associations: AssociationsDummy,
  event: EventDummy,
  events: EventsDummy,
  partners: PartnersDummy,
};

type Props = { name: DummyName };

/** Shows a full page of made-up content that is hard to lay out. */
export function Dummy({ name }: Props) {
  const View = views[name];
  return <View />;
}

function Kicker({ name }: Props) {
  return <Link to={{ href: elementsPath() }}>{dummyTitles[name]}</Link>;
}

const [, , longAssociation] = associations;

function AssociationDummy() {
  return (
    <Stack $space={4}>
      <AssociationView
        association={{
          ...document('association', longAssociation?.title ?? '', dummyPath('association')),
          ...story,
          website: { href: 'https://skipulagsumhverfisogalmenningsrymi.example.is/' },
          email: 'skrifstofa@skipulagsumhverfisogalmenningsrymi.example.is',
          register: { href: dummyPath('associations') },
        }}
        pages={(['event', 'events', 'partners'] as const).map((name, index) =>
          document('association_page', texts.pages[index] ?? '', dummyPath(name)),
        )}
        kicker={<Kicker name="association" />}
      />
      <Section>
        <SectionHeader
          heading={<FormattedMessage id="association.news" />}
          href={dummyPath('events')}
        />
        <ArticleList
          articles={[
            article(longTitles[0]),
            { ...article(longTitles[2]), image: undefined },
            { ...article(first), date: undefined },
          ]}
        />
      </Section>
      <Section>
        <SectionHeader heading={<FormattedMessage id="projects.related" />} />
        <ProjectMosaic
          projects={[
            project(longTitles[1]),
            { ...project(second), image: drawImage(portrait) },
            { ...project(third), image: undefined, designer: undefined, year: undefined },
          ]}
        />
      </Section>
    </Stack>
  );
}

function AssociationsDummy() {
  return (
    <>
      <PageTitle kicker={<Kicker name="associations" />}>
        <FormattedMessage id="associations.title" />
      </PageTitle>
      <Section>
        <AlphabeticalList entries={associations} />
      </Section>
      <Pagination page={1} pages={3} pathOf={() => dummyPath('associations')} />
    </>
  );
}

const startOfDay = (now: string) => `${dayOf(now)}T00:00:00Z`;

/** Returns a day relative to today, so that the events never become outdated: -1 is yesterday. */
const daysFrom = (now: string) => (day: number, time?: string) => {
  const date = dayOf(Date.parse(now) + day * DAY_MS);
  return time ? `${date}T${time}:00Z` : date;
};

// With another object in each render, React would discard the HTML of `Admission`.
const price: Price = {
  rates: [{ amount: 12500 }, { group: persons, amount: 8500 }],
  currency: 'ISK',
};

function EventDummy() {
  const at = daysFrom(useNow());
  const path = dummyPath('event');
  const url = useAddress(path);
  const self = { path, title: longTitles[0] };
  const related = [
    article(longTitles[2]),
    { ...project(first), kind: 'project' as const },
    { ...document('page', second), kind: 'page' as const },
  ];
  return (
    <Stack $space={4}>
      <EventView
        event={{
          ...event(longTitles[0]),
          ...story,
          tags: texts.tags,
          occasion: { start: at(9, '17:00'), end: at(9, '19:30'), place: longPlace },
          price,
          tickets: { link: { href: path } },
          facts,
          author: toNames(persons),
          photographer: toNames(persons),
          association: document(
            'association',
            longAssociation?.title ?? '',
            dummyPath('association'),
          ),
          related,
        }}
        kicker={<Kicker name="event" />}
        url={url}
        phase="upcoming"
        isOnSale
      />
      <RelatedItems items={related} />
      <Neighbours of="event" previous={self} next={self} />
    </Stack>
  );
}

function EventsDummy() {
  // With the minute, the dummy would render again, and React would discard the caption's HTML.
  const now = useNow(startOfDay);
  const at = daysFrom(now);
  const dated = (title: string, start: string, end?: string, where?: string) => ({
    ...event(title),
    occasion: { start, end, place: where },
  });
  const events = [
    dated(longTitles[0], at(-400), at(400), longPlace),
    dated(first, at(-3), at(4), place),
    dated(second, at(1, '12:00'), undefined, place),
    dated(longTitles[1], at(9, '17:00')),
    dated(third, at(40), at(47), longPlace),
    dated(fourth, at(-2, '20:00'), undefined, place),
    dated(texts.shortTitle, at(-365), at(-360)),
  ];
  const note = <FormattedMessage id="events.asOf" values={{ date: formatDate(now, lang) }} />;
  return (
    <Stack $space={4}>
      <Feature piece={dated(longTitles[2], at(-3), at(4), place)} />
      <EventList
        heading={<FormattedMessage id="events.running" />}
        note={note}
        events={inPhase(events, 'running', now)}
      />
      <EventList
        heading={<FormattedMessage id="events.upcoming" />}
        note={note}
        events={inPhase(events, 'upcoming', now)}
      />
      <EventList
        heading={<FormattedMessage id="events.past" />}
        events={inPhase(events, 'past', now)}
      />
      <Section>
        <p>
          <a href={calendarPath(lang)}>
            <FormattedMessage id="events.calendar" />
          </a>
        </p>
      </Section>
    </Stack>
  );
}

// Logos are made for a white background.
const Logo = styled(Picture)`
  padding: var(--baseline);
  background: #fff;
`;

const partnerGroups = [
  { heading: 'Patrons', columns: 2, count: 2 },
  { heading: 'Partners', columns: 4, count: 7 },
  { heading: 'Friends of the festival', columns: 6, count: associations.length },
];

function PartnersDummy() {
  return (
    <>
      <PageTitle kicker={<Kicker name="partners" />}>{dummyTitles.partners}</PageTitle>
      <Stack $space={4}>
        <MarginLayout>
          <p>{texts.sentence}</p>
        </MarginLayout>
        {partnerGroups.map(({ heading, columns, count }) => (
          <GridSection key={heading} columns={columns} header={<SectionHeader heading={heading} />}>
            {associations.slice(0, count).map(({ title, logo }) => (
              <Link key={title} to={{ href: 'https://example.is/' }}>
                {logo ? (
                  <Logo
                    image={{ ...logo, alt: title }}
                    aspect="landscape"
                    isWhole
                    sizes={`${Math.round(100 / columns)}vw`}
                  />
                ) : (
                  title
                )}
              </Link>
            ))}
          </GridSection>
        ))}
      </Stack>
    </>
  );
}
