import { graphql, useStaticQuery } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { today } from '../i18n/today';

/**
 * The current year in four digits. The server's HTML and the first render hold the year of the
 * build; the reader's own year follows, so that an old build is right in January too.
 */
export function useYear(): string {
  const data = useStaticQuery<Queries.YearQuery>(graphql`
    query Year {
      site {
        buildTime(formatString: "YYYY")
      }
    }
  `);
  const yearOfBuild = data.site?.buildTime ?? '';
  return useSyncExternalStore(
    never,
    () => String(today().getUTCFullYear()),
    () => yearOfBuild,
  );
}

/** A page is not open for long enough to subscribe to the new year. */
function never() {
  return () => undefined;
}
