import { homePath } from '../addresses';
import type { Navigation, NavigationGroup } from '../content/navigation';

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
