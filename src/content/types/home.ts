import { graphql } from 'gatsby';
import { toCalls } from '../values/calls';
import type { Call } from '../values/calls';
import { toTitledDocument } from '../values/document';
import { toOpeningHours } from '../values/openingHours';
import type { OpeningHours } from '../values/openingHours';

export const fragments = graphql`
  fragment HomeFacts on PRISMIC_Homepage {
    introduction
    calls_page {
      ... on PRISMIC_Page {
        _meta {
          ...CardMeta
        }
        title
        calls {
          name
          deadline
        }
      }
    }
    ...CentreHours
  }

  fragment CentreHours on PRISMIC_Homepage {
    _meta {
      id
    }
    opening_hours {
      weekday
      date
      opens
      closes
    }
  }
`;

/** Returns the page whose next deadline the front page shows. */
export function toCallsPage(
  homepage: Queries.HomeFactsFragment | undefined,
): { path: string; calls: Call[] } | undefined {
  const page = homepage?.calls_page;
  if (!page || !('calls' in page)) return undefined;
  const document = toTitledDocument(page);
  return document && { path: document.path, calls: toCalls(page.calls, document.id) };
}

export function toCentreHours(homepage: Queries.CentreHoursFragment | undefined): OpeningHours[] {
  return toOpeningHours(homepage?.opening_hours, homepage?._meta.id ?? '');
}
