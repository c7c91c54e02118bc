import type { OrganizationLeaf } from 'schema-dts';
import type { Language } from '../i18n/languages';

/** What the things on a page say of where they are published. */
export type Site = {
  lang: Language;
  /** The site's name in that language. */
  name: string;
  /** A path of this site as a whole address, letters encoded; a whole address as it is. */
  at: (address: string) => string;
  /** The centre, as far as every page names it. */
  centre: OrganizationLeaf;
};
