import type { OrganizationLeaf } from 'schema-dts';
import type { Site } from './Site';

/** The centre as publisher and organiser, with the same `@id` on every page. */
export function toCentre({ name, toUrl }: Omit<Site, 'centre'>): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': toUrl('/#organization'),
    name,
    url: toUrl('/'),
    // gatsby-plugin-manifest makes the file from icon.svg.
    logo: toUrl('/favicon.svg'),
  };
}
