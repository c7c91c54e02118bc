import { graphql, useStaticQuery } from 'gatsby';
import { toNavigation, type Navigation } from '../content/navigation';
import { toList } from '../content/connection';
import type { Language } from '../i18n/languages';

/** The homepage document of a language; `undefined` where an editor has not written one. */
export function useNavigation(lang: Language): Navigation | undefined {
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
  return toList(data.prismic.allHomepages, toNavigation).find((homepage) => homepage.lang === lang);
}
