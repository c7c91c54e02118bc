import type { OrganizationLeaf } from 'schema-dts';
import type { Site } from './Site';

/** The centre as publisher and organiser: known by the same `@id` on every page. */
export function toCentre({ name, at }: Omit<Site, 'centre'>): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': at('/#organization'),
    name,
    url: at('/'),
    // The manifest plugin draws it from icon.svg.
    logo: at('/icons/icon-512x512.png'),
  };
}
