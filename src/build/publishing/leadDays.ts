import { isJsonObject, toDate } from '../../content/values/cmsValues';

/** GraphQL fields of a homepage that `toLeadDays` reads. */
export const leadFields =
  'sections { ... on PRISMIC_HomepageSectionsFeature { primary { until } } }';

/** Returns the last days on which the front page leads with an editor's choice. */
export function toLeadDays({ sections }: Record<string, unknown>): string[] {
  const slices: unknown[] = Array.isArray(sections) ? sections : [];
  return slices.flatMap((slice) => {
    const primary = isJsonObject(slice) ? slice['primary'] : undefined;
    return (isJsonObject(primary) && toDate(primary['until'])) || [];
  });
}
