import { graphql, useStaticQuery } from 'gatsby';
import { today } from './today';
import { useBrowserValue } from './useBrowserValue';
import { useSite } from './useSite';

// Until hydration it is the start of the build's day, so that a second build on that day changes no
// page. With `select`, a component renders after hydration only if the result differs.
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
  // A page that stays open shows the new time only when it renders again.
  return useBrowserValue(() => select(currentMinute()), select(buildDay));
}

// `useBrowserValue` needs the same value at every render, so the time has no seconds.
function currentMinute(): string {
  return `${today().toISOString().slice(0, 16)}Z`;
}

/** Returns the current year after hydration, so that an old build is right in January. */
export function useYear(): string {
  return useBrowserValue(currentYear, useSite().site?.buildTime ?? '');
}

function currentYear(): string {
  return String(today().getUTCFullYear());
}
