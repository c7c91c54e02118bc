import { graphql, useStaticQuery } from 'gatsby';
import { useMemo } from 'react';
import { toNavigation, type Navigation } from '../content/navigation';
import type { Language } from '../i18n/languages';

/** The homepage document of a language; `undefined` where an editor has not written one. */
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
