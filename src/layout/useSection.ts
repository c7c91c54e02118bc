import { homePath } from '../addresses';
import type { Step } from '../components/Breadcrumbs';
import type { Navigation, NavigationGroup } from '../content/types/navigation';
import type { Language } from '../i18n/languages';
import { useNavigation } from './useNavigation';

/**
 * Finds the page's group in the navigation. `steps`, the breadcrumb, has the target of the group's
 * heading, unless it is the page itself or on another site. `links` has the links of the group.
 */
export function useSection(page: { path: string; lang: Language } | undefined) {
  const navigation = useNavigation(page?.lang);
  const group = page && navigation && findGroup(navigation, page.path);
  if (!group) return { steps: [] };
  const { title, link, links } = group;
  const isAbove = link && link.href !== page.path && link.href.startsWith('/');
  const steps: Step[] = isAbove ? [{ title, path: link.href }] : [];
  return {
    steps,
    links: links.map(({ title: text, link: { href } }) => ({
      title: text,
      href,
      isCurrent: href === page.path,
    })),
  };
}

/** Returns the group that links to the page or, if no group does, to the page `above` it. */
export function findGroup(
  navigation: Pick<Navigation, 'lang' | 'groups'>,
  path: string,
  above = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1),
): NavigationGroup | undefined {
  const { lang, groups } = navigation;
  if (path.length <= homePath(lang).length) return undefined;
  return (
    groups.find(({ link }) => link?.href === path) ??
    groups.find(({ links }) => links.some(({ link }) => link.href === path)) ??
    findGroup(navigation, above)
  );
}
