import type { OrganizationLeaf } from 'schema-dts';
import type { TitledDocument } from '../content/document';
import type { Image } from '../content/image';
import type { Link } from '../content/link';
import type { Site } from './Site';

/** An association, as far as this file reads it. */
export type Association = TitledDocument & {
  summary?: string;
  logo?: Image;
  website?: Link;
  email?: string;
};

/** An association, at its own website where it has one. */
export function toOrganization(association: Association, { at }: Site): OrganizationLeaf {
  const { path, title, summary, logo, website, email } = association;
  return {
    '@type': 'Organization',
    name: title,
    description: summary,
    logo: logo && at(logo.src),
    url: website?.href ?? at(path),
    email,
    mainEntityOfPage: at(path),
  };
}
