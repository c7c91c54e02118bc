import { toDate } from '../../content/cmsValues';
import { phaseOf } from '../../content/occasion';
import { LIST_PAGE_SIZE } from '../../documentTypes';
import { MAX_QUERY_SIZE } from './listPages';

/** The fields of an event that `findOngoing` needs, in GraphQL. */
export const ongoingFields = 'start_date end_date';

type Event = { path?: string; node: { _meta: { id: string } } & Record<string, unknown> };

/**
 * Finds the events that go on although so many have begun since that they are not on the first page of the list,
 * such as an exhibition of half a year. The first page shows them too.
 *
 * @param events of the whole list, the latest start first
 * @param now ISO 8601 timestamp
 * @returns ids, in the order of the list
 */
export function findOngoing(events: readonly Event[], now: string): string[] {
  return events
    .slice(LIST_PAGE_SIZE)
    .filter(({ path, node }) => {
      const start = toDate(node['start_date']);
      const occasion = start === undefined ? undefined : { start, end: toDate(node['end_date']) };
      return path !== undefined && phaseOf(occasion, now) === 'running';
    })
    .map(({ node }) => node._meta.id)
    .slice(0, MAX_QUERY_SIZE);
}
