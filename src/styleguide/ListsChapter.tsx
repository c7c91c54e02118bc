import { Card } from '../components/Card';
import { Feature } from '../components/Feature';
import { GridSection } from '../components/GridSection';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { RelatedItems } from '../components/RelatedItems';
import { ElementsPage } from './ElementsPage';
import type { ListsContext } from './ListsContext';
import { Specimen } from './Specimen';

const withoutDetails = { image: undefined, designer: undefined, year: undefined };

/** Complete in the HTML: its code is not part of the first load, where there is no room for it. */
const Lists = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "style-guide-lists" */ './Lists')).Lists,
  false,
);

/** The chapter of the style guide about cards and lists. */
export function ListsChapter(context: ListsContext) {
  return (
    <ElementsPage {...context}>
      {{
        cards: <Cards {...context} />,
        lists: <Lists states={context.states} samples={context.samples} />,
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
