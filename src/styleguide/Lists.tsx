import { FormattedMessage } from 'react-intl';
import { elementsPath } from '../addresses';
import { AssociationGrid } from '../components/AssociationGrid';
import { CallTable } from '../components/CallTable';
import { Card } from '../components/Card';
import { ContactFacts } from '../components/ContactFacts';
import { DeadlineChart } from '../components/DeadlineChart';
import { EmptyList } from '../components/EmptyList';
import { EventMarks } from '../components/EventFact';
import { EventList } from '../components/EventList';
import { GridSection } from '../components/GridSection';
import { IssueContents } from '../components/IssueContents';
import { IssueCovers } from '../components/IssueCovers';
import { PersonWorks } from '../components/PersonWorks';
import { Stack } from '../components/Stack';
import { Today } from '../components/Today';
import { VisitFacts } from '../components/VisitFacts';
import { VisitMap } from '../components/VisitMap';
import { signNames } from '../content/types/visit';
import { formatCurrency } from '../i18n/numbers';
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
  texts,
  toParagraph,
} from './samples';
import { Specimen } from './Specimen';

const { sentence, shortTitle, longTitles, persons, place, longPlace } = texts;
const [first, second, third] = texts.titles;

const chair = project(texts.title);

const days = { start: '2026-12-28', end: '2027-01-03', place: longPlace };

const opening = { start: '2027-04-07T12:00Z', end: '2027-04-07T17:00Z', isOn: true, inDays: 0 };
const someHours = { opens: '12:00', closes: '17:00' };
const somePlace = { latitude: 64.1527, longitude: -21.9418 };
const lead = [toParagraph(sentence)];

const events = [
  {
    ...event(first),
    occasion: { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z', place },
  },
  { ...event(longTitles[0]), occasion: days, facts },
  { ...event(longTitles[1]), occasion: { start: '2027-02-01' } },
];

const call = (name: string, ...deadlines: string[]) => ({
  name,
  amount: formatCurrency(1_500_000, 'ISK', lang),
  audience: persons,
  deadlines,
  deadline: deadlines[0],
  isClosed: false,
  link: { href: 'https://example.is/' },
});

const calls = {
  lang,
  now: '2026-11-20T12:00:00Z',
  calls: [
    call(first, '2026-12-01', '2027-03-02', '2027-09-07'),
    call(longTitles[1], '2027-02-26T16:00:00Z'),
    { ...call(shortTitle), amount: undefined },
    { ...call(third, '2026-10-01'), isClosed: true },
  ],
};

const fewAssociations = associations.slice(0, 4);

const works = {
  designed: [chair],
  interviews: [article(first)],
  events: events.slice(0, 1),
  written: [{ ...event(second), occasion: days }],
  photographed: [{ ...article(third), image: undefined, date: undefined }],
  photographedProjects: [],
};

const cover = drawImage({ width: 1200, height: 1600 });

const issues = [
  { ...document('issue', shortTitle), image: cover, date: '2026-11-01' },
  { ...document('issue', longTitles[1]), image: cover, date: '2026-05-01' },
  { ...document('issue', first), image: drawImage(portrait) },
  { ...document('issue', longTitles[0]), date: '2025-11-01' },
];

const contents = [
  { title: first, author: persons, path: elementsPath(), page: 4, lastPage: 15 },
  { title: shortTitle, page: 16, lastPage: 17 },
  { title: longTitles[0], author: texts.person, path: elementsPath(), page: 18, lastPage: 96 },
  { title: longTitles[1], author: texts.person },
];

export function Cards() {
  const { title: heading, path: href, image, designer: subheading, year: date } = chair;
  const card = { heading, href, image, subheading, date };
  const bare = { heading: shortTitle, href };
  return (
    <>
      <Specimen name="Card, GridSection" state="with everything" isWide>
        <GridSection>
          {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
            <Card key={aspect} {...card} aspect={aspect} />
          ))}
        </GridSection>
      </Specimen>
      <Specimen name="Card" state="what is not known is left out" isWide>
        <GridSection>
          <Card {...bare} hasPlaceholder />
          <Card {...bare} image={image} />
          <Card {...bare} subheading={persons} />
        </GridSection>
      </Specimen>
      <Specimen name="Card" state="a tall image where landscape is expected" isWide>
        <GridSection>
          <Card {...card} image={drawImage(portrait)} />
        </GridSection>
      </Specimen>
      <Specimen name="Card" state="longest titles" isWide>
        <GridSection>
          {longTitles.map((title) => (
            <Card key={title} {...card} heading={title} subheading={persons} />
          ))}
        </GridSection>
      </Specimen>
    </>
  );
}

export function Lists() {
  const [firstCall] = calls.calls;
  return (
    <>
      <Specimen name="Today" state="a moment, a range of days, an unknown place" isWide>
        <Today
          lang={lang}
          introduction={sentence}
          opening={{ start: '2027-04-07T12:00Z', end: '2027-04-07T17:00Z', isOn: false, inDays: 3 }}
          running={events[0]}
          upcoming={events[1]}
          call={firstCall && { ...firstCall, path: elementsPath() }}
        />
      </Specimen>
      <Specimen name="ContactFacts, OpeningTime, TelephoneLink" state="with everything" isWide>
        <ContactFacts
          lang={lang}
          telephone="+354 555 0100"
          contact="info@example.is"
          map="https://example.is/"
          visit={{ path: elementsPath(), title: shortTitle }}
          admission={formatCurrency(1500, 'ISK', lang)}
          opening={opening}
          week={[{ first: '2024-01-03', last: '2024-01-07', hours: someHours }]}
          exceptions={[{ first: '2027-04-22', last: '2027-04-23' }]}
        />
      </Specimen>
      <Specimen name="VisitMap" state="with everything" isWide>
        <VisitMap lang={lang} way={lead} place={somePlace} />
      </Specimen>
      <Specimen name="VisitFacts, Sign" state="all signs, and a label with nothing else" isWide>
        <VisitFacts
          heading={shortTitle}
          facts={[
            ...signNames.map((sign) => ({ sign, label: shortTitle, text: lead })),
            { label: longTitles[0] },
          ]}
        />
      </Specimen>
      <Specimen name="Today" state="what is not known is left out" isWide>
        <Today lang={lang} />
      </Specimen>
      <Specimen name="CallTable" state="several deadlines, a moment, always open, closed" isWide>
        <CallTable {...calls} />
      </Specimen>
      <Specimen
        name="DeadlineChart"
        state="several deadlines, a moment, always open, closed"
        isWide
      >
        <DeadlineChart {...calls} />
      </Specimen>
      <Specimen name="EventList, EventMarks" state="a moment, all facts, an unknown place" isWide>
        <EventList
          heading={<FormattedMessage id="events.upcoming" />}
          events={events}
          marks={(each) => <EventMarks event={each} />}
        />
      </Specimen>
      <Specimen
        name="AssociationGrid"
        state="with a logo, a wide one, none, and with the longest name"
      >
        <AssociationGrid associations={fewAssociations} lang={lang} />
      </Specimen>
      <Specimen name="PersonWorks" state="in every role, and more than are shown" isWide>
        <Stack>
          <PersonWorks person={document('person', persons)} works={works} hasMore />
        </Stack>
      </Specimen>
      <Specimen name="IssueCovers" state="two formats, without a cover, long titles" isWide>
        <IssueCovers issues={issues} />
      </Specimen>
      <Specimen name="IssueContents" state="articles, pieces that are only in print" isWide>
        <IssueContents contents={contents} pages={96} lang={lang} />
      </Specimen>
      <Specimen name="EmptyList" state="in the place of a list that is empty" isWide>
        <EmptyList />
      </Specimen>
    </>
  );
}
