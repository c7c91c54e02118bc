import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Site } from './Site';

/** A page on the way from the front page to the present one. */
export type Crumb = { title: string; path: string };

/** @param trail from the front page to the page itself */
export function toBreadcrumbs(trail: Crumb[], { at }: Site): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: at(path),
    })),
  };
}
