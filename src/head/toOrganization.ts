import type { OrganizationLeaf } from 'schema-dts';
import type { TitledDocument } from '../content/document';
import type { Image } from '../content/image';
import type { Link } from '../content/link';
import type { Site } from './Site';

/** An association with the fields that this file reads. */
export type AssociationDocument = TitledDocument & {
  summary?: string;
  logo?: Image;
  website?: Link;
  email?: string;
};

/** An association; its URL is its own website, or else its page on this site. */
export function toOrganization(
  association: AssociationDocument,
  { toUrl }: Site,
): OrganizationLeaf {
  const { path, title, summary, logo, website, email } = association;
  return {
    '@type': 'Organization',
    name: title,
    description: summary,
    logo: logo && toUrl(logo.src),
    url: toUrl(website?.href ?? path),
    email,
    mainEntityOfPage: toUrl(path),
  };
}
