import { AssociationGrid } from '../components/AssociationGrid';
import { Card } from '../components/Card';
import { EmptyList } from '../components/EmptyList';
import { EventMarks } from '../components/EventFact';
import { EventList } from '../components/EventList';
import { GridSection } from '../components/GridSection';
import { associations, drawImage, event, facts, lang, path, texts } from './samples';
import { Specimen } from './Specimen';

const { title, shortTitle, longTitles, person, persons, place, longPlace } = texts;

const card = {
  heading: title,
  href: path,
  image: drawImage('landscape'),
  subheading: person,
  date: 2026,
};

export function Cards() {
  return (
    <>
      <Specimen name="Card, GridSection" state="with everything" isWide>
        <GridSection>
          {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
            <Card key={aspect} {...card} aspect={aspect} />
          ))}
        </GridSection>
      </Specimen>
      <Specimen name="Card, ImagePlaceholder" state="without an image, with long titles" isWide>
        <GridSection>
          <Card heading={shortTitle} href={path} />
          {longTitles.map((heading) => (
            <Card key={heading} {...card} heading={heading} subheading={persons} />
          ))}
        </GridSection>
      </Specimen>
    </>
  );
}

const events = [
  event(shortTitle, { start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z', place }),
  { ...event(longTitles[0], { start: '2026-12-28', end: '2027-01-03', place: longPlace }), facts },
  event(longTitles[1], { start: '2027-02-01' }),
];

export function Lists() {
  return (
    <>
      <Specimen name="EventList, EventMarks" state="hours, all facts, an unknown place" isWide>
        <EventList
          heading="Upcoming"
          events={events}
          marks={(each) => <EventMarks event={each} />}
        />
      </Specimen>
      <Specimen name="AssociationGrid" state="a logo, a wide logo, none, the longest name">
        <AssociationGrid associations={associations.slice(0, 4)} lang={lang} />
      </Specimen>
      <Specimen name="EmptyList" state="in place of an empty list" isWide>
        <EmptyList />
      </Specimen>
    </>
  );
}
