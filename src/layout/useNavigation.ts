import { graphql, useStaticQuery } from 'gatsby';
import { useMemo } from 'react';
import { toNavigation } from '../content/navigation';
import type { Navigation } from '../content/navigation';
import type { Language } from '../i18n/languages';

/** @returns the navigation in a language's homepage document; `undefined` without such a document */
export function useNavigation(lang: Language | undefined): Navigation | undefined {
  const data = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      prismic {
        allHomepages(lang: "*") {
          edges {
            node {
              ...Navigation
            }
          }
        }
      }
    }
  `);
  return useMemo(() => {
    const homepages = data.prismic.allHomepages.edges ?? [];
    return toNavigation(homepages.find((edge) => edge?.node._meta.lang === lang)?.node);
  }, [data, lang]);
}
