import { graphql, useStaticQuery } from 'gatsby';
import { today } from './today';
import { useBrowserValue } from './useBrowserValue';

/**
 * The current minute as an ISO 8601 timestamp. The server's HTML and the first render use the start of
 * the day of the build, so that a second build on the same day changes no page. After hydration the value
 * is the reader's own time, so that pages of an old build are right too.
 *
 * @param select what the component needs to know of the time: a component renders again after hydration only
 * if this has changed, and then at once, which on a slow phone takes long for a whole page
 */
export function useNow(): string;
export function useNow<Value extends string | boolean>(select: (now: string) => Value): Value;
export function useNow(select = (now: string): string | boolean => now): string | boolean {
  const data = useStaticQuery<Queries.DayQuery>(graphql`
    query Day {
      site {
        buildTime(formatString: "YYYY-MM-DD")
      }
    }
  `);
  const buildDay = `${data.site?.buildTime ?? ''}T00:00:00Z`;
  // A page that stays open gets the new time at its next render.
  return useBrowserValue(() => select(currentMinute()), select(buildDay));
}

// Rounded to the minute, because useBrowserValue needs the same value at every render.
function currentMinute(): string {
  return `${today().toISOString().slice(0, 16)}Z`;
}
