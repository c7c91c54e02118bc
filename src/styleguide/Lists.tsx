import { FormattedMessage } from 'react-intl';
import { elementsPath } from '../addresses';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { ArticleList } from '../components/ArticleList';
import { AssociationGrid } from '../components/AssociationGrid';
import { CallTable } from '../components/CallTable';
import { Card } from '../components/Card';
import { ContactFacts } from '../components/ContactFacts';
import { DeadlineChart } from '../components/DeadlineChart';
import { EmptyList } from '../components/EmptyList';
import { EventList } from '../components/EventList';
import { GridSection } from '../components/GridSection';
import { ProjectMosaic } from '../components/ProjectMosaic';
import { Section } from '../components/Section';
import { Today } from '../components/Today';
import type { ListsContext } from './ListsContext';
import { Specimen } from './Specimen';

/** The part of the style guide with the lists. */
export function Lists({ states, samples }: Pick<ListsContext, 'states' | 'samples'>) {
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
      <Specimen name="ContactFacts, OpeningTime, TelephoneLink" state={states.all} isWide>
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
          <AssociationGrid associations={associations} lang={lang} />
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
