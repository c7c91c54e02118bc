import { graphql } from 'gatsby';
import { toArticleCard } from '../content/types/articleCard';
import { toAssociationCard } from '../content/types/associationCard';
import { toEventCard } from '../content/types/eventCard';
import { reportContent } from '../content/values/cmsValues';
import { toList } from '../content/values/documentList';
import { toProjectCard } from '../content/types/projectCard';
import { associations } from './associations';
import { callout } from './callout';
import { events } from './events';
import { feature } from './feature';
import { links } from './links';
import { news } from './news';
import { projects } from './projects';
import type { Homepage, HomeSection, Slice } from './slice';

// Fields of the same name must have the same type in all slices (docs/architecture.md).
export const fragments = graphql`
  fragment HomeSlices on PRISMIC_Homepage {
    sections {
      __typename
      ...AssociationsSlice
      ...CalloutSlice
      ...EventsSlice
      ...FeatureSlice
      ...LinksSlice
      ...NewsSlice
      ...ProjectsSlice
    }
  }
`;

type Raw = Queries.HomePageQuery['prismic'];
type RawSlice = NonNullable<Queries.HomeSlicesFragment['sections']>[number];
type Name = RawSlice['__typename'];

/** The fragment above must name the same slices. */
const slices: { [Each in Name]: Slice<Extract<RawSlice, { __typename: Each }>> } = {
  PRISMIC_HomepageSectionsAssociations: associations,
  PRISMIC_HomepageSectionsCallout: callout,
  PRISMIC_HomepageSectionsEvents: events,
  PRISMIC_HomepageSectionsFeature: feature,
  PRISMIC_HomepageSectionsLinks: links,
  PRISMIC_HomepageSectionsNews: news,
  PRISMIC_HomepageSectionsProjects: projects,
};

const defaultSlices: RawSlice[] = [
  { __typename: 'PRISMIC_HomepageSectionsFeature', primary: null },
  { __typename: 'PRISMIC_HomepageSectionsNews', primary: null },
  { __typename: 'PRISMIC_HomepageSectionsProjects', primary: null, fields: null },
  { __typename: 'PRISMIC_HomepageSectionsAssociations', primary: null },
];

export function toSections(raw: Raw): (HomeSection & { name: Name })[] {
  const homepage = raw.allHomepages.edges?.[0]?.node;
  const id = homepage?._meta.id ?? '';
  const own = readSlices(homepage?.sections ?? [], id, raw);
  return own.length > 0 ? own : readSlices(defaultSlices, id, raw);
}

function readSlices(zone: readonly RawSlice[], id: string, raw: Raw) {
  const page: Homepage = {
    id,
    articles: toList(raw.allArticles, toArticleCard),
    events: toList(raw.events, toEventCard),
    projects: toList(raw.allProjects, toProjectCard),
    associations: toList(raw.allAssociations, toAssociationCard),
    hasEvents: zone.some(({ __typename }) => __typename === 'PRISMIC_HomepageSectionsEvents'),
  };
  return zone.flatMap((each) => {
    const name = each.__typename;
    const read: Slice<never> | undefined = slices[name];
    if (!read) {
      const source = { documentId: id, field: `sections.${name}` };
      reportContent(source, 'is a slice of an unknown type; it is left out');
    }
    const section = read?.(each as never, page);
    return section ? { ...section, name } : [];
  });
}

/** Returns for each section the id of the document that it features at a moment, or `''`. */
export function featuredAt(sections: readonly HomeSection[], now: string): string[] {
  const taken = new Set<string>();
  return sections.map(({ pick }, index) => {
    const id = pick?.({ now, isFirst: index === 0, taken }) ?? '';
    taken.add(id);
    return id;
  });
}
