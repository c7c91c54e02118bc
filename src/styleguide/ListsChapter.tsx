import { FormattedMessage } from 'react-intl';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { ArticleList } from '../components/ArticleList';
import { AssociationGrid } from '../components/AssociationGrid';
import { CallTable } from '../components/CallTable';
import { Card } from '../components/Card';
import { ContactFacts } from '../components/ContactFacts';
import { EmptyList } from '../components/EmptyList';
import { EventList } from '../components/EventList';
import { Feature } from '../components/Feature';
import { GridSection } from '../components/GridSection';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { RelatedItems } from '../components/RelatedItems';
import { Section } from '../components/Section';
import { DeadlineChart } from '../components/DeadlineChart';
import { Today } from '../components/Today';
import type { ArticleCard } from '../content/articleCard';
import type { AssociationCard as Association } from '../content/associationCard';
import type { DatedCall } from '../content/calls';
import type { Image } from '../content/image';
import type { ProjectCard as Project } from '../content/projectCard';
import type { RelatedItem } from '../content/related';
import { elementsPath } from '../addresses';
import type { Language } from '../i18n/languages';
import { ElementsPage } from './ElementsPage';
import type { ElementsContext } from './ElementsPage';
import { Specimen } from './Specimen';

type Part = 'cards' | 'lists';

type State =
  | 'all'
  | 'few'
  | 'tall'
  | 'longTitles'
  | 'logo'
  | 'bareLong'
  | 'rows'
  | 'events'
  | 'calls'
  | 'one'
  | 'none'
  | 'empty';

type Samples = {
  sentence: string;
  shortTitle: string;
  longTitles: string[];
  persons: string;
  portrait: Image;
  articles: ArticleCard[];
  events: ArticleCard[];
  calls: { lang: Language; calls: DatedCall[]; now: string };
  project: Project & { image: Image };
  associations: Association[];
  related: RelatedItem[];
  projects: Project[];
};

const withoutDetails = { image: undefined, designer: undefined, year: undefined };

export type ListsContext = ElementsContext<Part, State> & { samples: Samples };

/** The chapter of the style guide about cards and lists. */
export function ListsChapter(context: ListsContext) {
  return (
    <ElementsPage {...context}>
      {{
        cards: <Cards {...context} />,
        lists: <Lists {...context} />,
      }}
    </ElementsPage>
  );
}

function Cards({ states, samples }: ListsContext) {
  const { sentence, shortTitle, longTitles, persons, portrait, project, related } = samples;
  const { title: heading, path: href, image, designer: subheading, year: date } = project;
  const card = { heading, href, image, subheading, date };
  const bare = { heading: shortTitle, href };
  return (
    <>
      <Specimen name="Card" state={states.all} isWide isPaired>
        <GridSection>
          {(['landscape', 'square', 'portrait'] as const).map((aspect) => (
            <Card key={aspect} {...card} aspect={aspect} />
          ))}
        </GridSection>
      </Specimen>
      <Specimen name="Card" state={states.few} isWide>
        <GridSection>
          <Card {...bare} hasPlaceholder />
          <Card {...bare} image={image} />
          <Card {...bare} subheading={persons} />
        </GridSection>
      </Specimen>
      <Specimen name="Card" state={states.tall} isWide>
        <GridSection>
          <Card {...card} image={portrait} />
        </GridSection>
      </Specimen>
      <Specimen name="Card" state={states.longTitles} isWide>
        <GridSection>
          {longTitles.map((title) => (
            <Card key={title} {...card} heading={title} subheading={persons} />
          ))}
        </GridSection>
      </Specimen>
      <Specimen name="Feature" state={states.all} isWide>
        <Feature piece={project} lead={sentence} headingLevel={2} />
      </Specimen>
      <Specimen name="Feature" state={states.bareLong} isWide>
        <Feature
          piece={{ ...project, ...withoutDetails }}
          heading={longTitles[0]}
          headingLevel={2}
        />
      </Specimen>
      <Specimen name="RelatedItems" state={states.all} isWide>
        <RelatedItems items={related} />
      </Specimen>
    </>
  );
}

function Lists({ states, samples }: ListsContext) {
  const { articles, events, calls, project, projects, associations } = samples;
  const { lang } = calls;
  const [call] = calls.calls;
  return (
    <>
      <Section>
        <Specimen name="ArticleList" state={states.rows}>
          <ArticleList articles={articles} />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="ArticleList" state={states.one}>
          <ArticleList articles={articles.slice(0, 1)} />
        </Specimen>
      </Section>
      <Specimen name="Today" state={states.events} isWide>
        <Today
          lang={lang}
          opening={{ start: '2027-04-07T12:00Z', end: '2027-04-07T17:00Z', isOn: false, inDays: 3 }}
          running={events[0]}
          upcoming={events[1]}
          call={call && { ...call, path: elementsPath(lang) }}
        />
      </Specimen>
      <Specimen name="ContactFacts" state={states.all} isWide>
        <ContactFacts
          lang={lang}
          telephone="+354 555 0100"
          contact="info@example.is"
          map="https://example.is/"
          opening={{ start: '2027-04-07T12:00Z', end: '2027-04-07T17:00Z', isOn: true, inDays: 0 }}
          exceptions={[{ first: '2027-04-22', last: '2027-04-23' }]}
        />
      </Specimen>
      <Specimen name="Today" state={states.few} isWide>
        <Today lang={lang} />
      </Specimen>
      <Specimen name="CallTable" state={states.calls} isWide>
        <CallTable {...calls} />
      </Specimen>
      <Specimen name="DeadlineChart" state={states.calls} isWide>
        <DeadlineChart {...calls} />
      </Specimen>
      <Specimen name="EventList" state={states.events} isWide>
        <EventList heading={<FormattedMessage id="events.upcoming" />} events={events} />
      </Specimen>
      <Specimen name="EventList" state={states.none} isWide>
        <EventList heading={<FormattedMessage id="events.past" />} events={[]} />
      </Specimen>
      <Section>
        <Specimen name="ProjectMosaic" state={states.longTitles}>
          <ProjectMosaic projects={projects} />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="ProjectMosaic" state={states.one}>
          <ProjectMosaic projects={[project]} />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="AssociationGrid" state={states.logo}>
          <AssociationGrid associations={associations} />
        </Specimen>
      </Section>
      <Section>
        <Specimen name="AlphabeticalList" state={states.logo}>
          <AlphabeticalList associations={associations} />
        </Specimen>
      </Section>
      <Specimen name="GridSection" state={states.one} isWide>
        <GridSection>
          <Card heading={project.title} href={project.path} image={project.image} />
        </GridSection>
      </Specimen>
      <Specimen name="GridSection" state={states.none} isWide>
        <GridSection>{[]}</GridSection>
      </Specimen>
      <Specimen name="EmptyList" state={states.empty} isWide>
        <EmptyList />
      </Specimen>
    </>
  );
}
