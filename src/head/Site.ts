import type { OrganizationLeaf } from 'schema-dts';
import type { Language } from '../i18n/languages';

/** Facts of the site that structured data needs. */
export type Site = {
  lang: Language;
  /** The site's name in `lang`. */
  name: string;
  /** Turns a path of this site into an absolute URL, percent-encoded; keeps an absolute URL as it is. */
  toUrl: (address: string) => string;
  /** The centre with the properties that every page shows. */
  centre: OrganizationLeaf;
};
