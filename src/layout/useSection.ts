import type { ComponentProps } from 'react';
import type { FloorPlan } from '../components/FloorPlan';
import type { Step } from '../components/listBreadcrumbs';
import type { Language } from '../i18n/languages';
import { findGroup, useNavigation } from './useNavigation';

type Section = { steps: Step[]; rooms?: ComponentProps<typeof FloorPlan>['links'] };

/**
 * The section of a page: the group of the navigation that links to it, with the editor's titles and order. The step
 * above the page is what the group's heading links to, unless the link leaves the site.
 */
export function useSection(page: { path: string; lang: Language } | undefined): Section {
  const navigation = useNavigation(page?.lang);
  const group = page && navigation && findGroup(navigation, page.path);
  if (!group) return { steps: [] };
  const { title, link, links } = group;
  const isAbove = link && link.href !== page.path && link.href.startsWith('/');
  return {
    steps: isAbove ? [{ title, path: link.href }] : [],
    rooms: links.map((room) => ({
      title: room.title,
      href: room.link.href,
      isCurrent: room.link.href === page.path,
    })),
  };
}
