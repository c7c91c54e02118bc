import { useMemo } from 'react';
import { homePath } from '../addresses';
import { toNavigation } from '../content/navigation';
import type { Navigation, NavigationGroup } from '../content/navigation';
import type { Language } from '../i18n/languages';
import { useSite } from '../state/useSite';

/** @returns the navigation in a language's homepage document; `undefined` without such a document */
export function useNavigation(lang: Language | undefined): Navigation | undefined {
  const { prismic } = useSite();
  return useMemo(() => {
    const homepages = prismic.allHomepages.edges ?? [];
    return toNavigation(homepages.find((edge) => edge?.node._meta.lang === lang)?.node);
  }, [prismic, lang]);
}

/**
 * Finds the group of the navigation to which a page belongs: the group that links to the page, or else to the
 * nearest page above it.
 *
 * @param above path of the next page above, if its address does not say it
 * @returns `undefined` for a front page, and for a page that no group links to, however far above
 */
export function findGroup(
  navigation: Pick<Navigation, 'lang' | 'groups'>,
  path: string,
  above = path.replace(/[^/]*\/?$/, ''),
): NavigationGroup | undefined {
  const { lang, groups } = navigation;
  if (path.length <= homePath(lang).length) return undefined;
  return (
    groups.find(({ link }) => link?.href === path) ??
    groups.find(({ links }) => links.some(({ link }) => link.href === path)) ??
    findGroup(navigation, above)
  );
}
