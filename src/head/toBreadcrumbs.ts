import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Crumb } from '../components/toCrumbs';
import type { Site } from './Site';

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
