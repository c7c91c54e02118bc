import { graphql } from 'gatsby';
import { toCalls } from '../values/calls';
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
    ...CentreFacts
    ...VisitLink
  }

  fragment CentreFacts on PRISMIC_Homepage {
    _meta {
      id
    }
    opening_hours {
      weekday
      date
      opens
      closes
    }
    location {
      latitude
      longitude
    }
  }

  fragment VisitLink on PRISMIC_Homepage {
    visit_page {
      ... on PRISMIC_Page {
        _meta {
          ...CardMeta
        }
        title
      }
    }
  }
`;

export function toCallsPage(homepage: Queries.HomeFactsFragment | undefined) {
  const page = homepage?.calls_page;
  if (!page || !('calls' in page)) return undefined;
  const document = toTitledDocument(page);
  return document && { path: document.path, calls: toCalls(page.calls, document.id) };
}

export function toCentreHours(homepage: Queries.CentreFactsFragment | undefined): OpeningHours[] {
  return toOpeningHours(homepage?.opening_hours, homepage?._meta.id ?? '');
}
