import { isJsonObject, toDate, toObjects } from '../../content/values/cmsValues';

/** GraphQL fields of a homepage that `toLeadDays` reads. */
export const leadFields =
  'sections { ... on PRISMIC_HomepageSectionsFeature { primary { until } } }';

/** Returns each feature's last day (`until`) on which the editor's choice comes before events. */
export function toLeadDays({ sections }: Record<string, unknown>): string[] {
  return toObjects(sections).flatMap(
    ({ primary }) => (isJsonObject(primary) && toDate(primary['until'])) || [],
  );
}
