import { isJsonObject, toDate, toObjects } from '../../content/values/cmsValues';

/** GraphQL fields of a homepage that `toLeadDays` reads. */
export const leadFields =
  'sections { ... on PRISMIC_HomepageSectionsFeature { primary { until } } }';

/** Returns each feature's `until`: the last day on which no event replaces the editor's choice. */
export function toLeadDays({ sections }: Record<string, unknown>): string[] {
  return toObjects(sections).flatMap(
    ({ primary }) => (isJsonObject(primary) && toDate(primary['until'])) || [],
  );
}
