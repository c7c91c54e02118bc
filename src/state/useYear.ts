import { graphql, useStaticQuery } from 'gatsby';
import { today } from './today';
import { useBrowserValue } from './useBrowserValue';

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
  // A page is not open for long enough to wait for the new year.
  return useBrowserValue(presentYear, data.site?.buildTime ?? '');
}

function presentYear(): string {
  return String(today().getUTCFullYear());
}
