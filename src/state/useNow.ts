import { graphql, useStaticQuery } from 'gatsby';
import { today } from './today';
import { useBrowserValue } from './useBrowserValue';

/**
 * The present minute as an ISO 8601 timestamp. The server's HTML and the first render hold the
 * beginning of the day of the build; the reader's own time follows, so that an old build tells the
 * truth too. (The day alone, so that a build on the same day makes no page again.)
 */
export function useNow(): string {
  const data = useStaticQuery<Queries.DayQuery>(graphql`
    query Day {
      site {
        buildTime(formatString: "YYYY-MM-DD")
      }
    }
  `);
  const dayOfBuild = `${data.site?.buildTime ?? ''}T00:00:00Z`;
  // A page that stays open is right again at the next navigation.
  return useBrowserValue(presentMinute, dayOfBuild);
}

// To the minute, because every render asks again and must get the same answer.
function presentMinute(): string {
  return `${today().toISOString().slice(0, 16)}Z`;
}
