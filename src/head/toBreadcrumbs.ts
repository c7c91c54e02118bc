import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Breadcrumb } from '../components/listBreadcrumbs';
import type { Site } from './Site';

/** @param breadcrumbs from the front page to the page itself */
export function toBreadcrumbs(breadcrumbs: Breadcrumb[], { toUrl }: Site): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toUrl(path),
    })),
  };
}
