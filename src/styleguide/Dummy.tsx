import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { dummyPath, elementsPath } from '../addresses';
import type { Dummy as DummyName } from '../addresses';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { ArticleList } from '../components/ArticleList';
import { AssociationView } from '../components/AssociationView';
import { EventList } from '../components/EventList';
import { EventView } from '../components/EventView';
import { Feature } from '../components/Feature';
import { GridSection } from '../components/GridSection';
import { Link } from '../components/Link';
import { Neighbours } from '../components/Neighbours';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Picture } from '../components/Picture';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { RelatedItems } from '../components/RelatedItems';
import { Section, Stack } from '../components/Section';
import { HeadedSection, SectionHeader } from '../components/SectionHeader';
import type { Event } from '../content/types/event';
import { toNames } from '../content/values/toNames';
import {
  article,
  associations,
  document,
  drawImage,
  event,
  facts,
  project,
  story,
  texts,
} from './samples';
import { dummyTitle } from './samplePages';

const { shortTitle, title, longTitles, persons, place, longPlace } = texts;

const kicker = <Link to={{ href: elementsPath() }}>Elements of the site</Link>;

const association = document('association', texts.associations[2], dummyPath('association'));

const associationPage = (
  <Stack $space={4}>
    <AssociationView
      association={{
        ...association,
        ...story,
        website: { href: 'https://skipulagsumhverfisogalmenningsrymi.example.is/' },
        email: 'skrifstofa@skipulagsumhverfisogalmenningsrymi.example.is',
        register: { href: dummyPath('associations') },
      }}
      pages={[
        document('association_page', shortTitle, dummyPath('event')),
        document('association_page', longTitles[0], dummyPath('events')),
      ]}
      kicker={kicker}
    />
    <HeadedSection heading={<FormattedMessage id="association.news" />} href={dummyPath('events')}>
      <ArticleList
        articles={[
          article(longTitles[0]),
          { ...article(longTitles[2]), image: undefined },
          { ...article(title), date: undefined },
        ]}
      />
    </HeadedSection>
    <HeadedSection heading={<FormattedMessage id="projects.related" />}>
      <ProjectMosaic
        projects={[
          project(longTitles[1]),
          { ...project(title), image: drawImage('portrait') },
          { ...project(shortTitle), image: undefined, designer: undefined, year: undefined },
        ]}
      />
    </HeadedSection>
  </Stack>
);

const associationList = (
  <>
    <PageTitle kicker={kicker}>
      <FormattedMessage id="associations.title" />
    </PageTitle>
    <Section>
      <AlphabeticalList entries={associations} />
    </Section>
    <Pagination page={1} pages={3} pathOf={() => dummyPath('associations')} />
  </>
);

const related = [
  article(longTitles[2]),
  { ...project(title), kind: 'project' as const },
  { ...document('page', shortTitle), kind: 'page' as const },
];

const meeting: Event = {
  ...event(longTitles[0], {
    start: '2027-03-10T17:00:00Z',
    end: '2027-03-10T19:30:00Z',
    place: longPlace,
  }),
  ...story,
  tags: [...texts.tags],
  price: { rates: [{ amount: 12500 }, { group: persons, amount: 8500 }], currency: 'ISK' },
  tickets: {},
  facts,
  author: toNames(persons),
  photographer: toNames(persons),
  association,
  related,
};

const eventPage = (
  <Stack $space={4}>
    <EventView event={meeting} kicker={kicker} url={meeting.path} phase="upcoming" isOnSale />
    <RelatedItems items={related} />
    <Neighbours of="event" lang="en-us" previous={meeting} next={meeting} />
  </Stack>
);

const eventList = (
  <Stack $space={4}>
    <Feature piece={event(longTitles[2], { start: '2027-03-10', end: '2027-03-14', place })} />
    <EventList
      heading={<FormattedMessage id="events.running" />}
      events={[
        event(longTitles[0], { start: '2026-02-01', end: '2028-02-01', place: longPlace }),
        event(title, { start: '2027-03-10', end: '2027-03-14', place }),
      ]}
    />
    <EventList
      heading={<FormattedMessage id="events.upcoming" />}
      events={[
        event(shortTitle, { start: '2027-03-13T12:00:00Z', place }),
        event(longTitles[1], { start: '2027-03-20T17:00:00Z' }),
      ]}
    />
  </Stack>
);

// Logos are made for a white background.
const Logo = styled(Picture)`
  padding: var(--baseline);
  background: #fff;
`;

const partnerGroups = [
  { heading: 'Patrons', columns: 2, count: 2 },
  { heading: 'Partners', columns: 4, count: associations.length },
];

const partners = (
  <>
    <PageTitle kicker={kicker}>{dummyTitle('partners')}</PageTitle>
    <Stack $space={4}>
      {partnerGroups.map(({ heading, columns, count }) => (
        <GridSection key={heading} columns={columns} header={<SectionHeader heading={heading} />}>
          {associations.slice(0, count).map(({ title: name, logo }) => (
            <Link key={name} to={{ href: 'https://example.is/' }}>
              {logo ? (
                <Logo
                  image={{ ...logo, alt: name }}
                  aspect="landscape"
                  isWhole
                  sizes={`${Math.round(100 / columns)}vw`}
                />
              ) : (
                name
              )}
            </Link>
          ))}
        </GridSection>
      ))}
    </Stack>
  </>
);

const views: Record<DummyName, ReactNode> = {
  association: associationPage,
  associations: associationList,
  event: eventPage,
  events: eventList,
  partners,
};

export function Dummy({ name }: { name: DummyName }) {
  return views[name];
}
