import type { OrganizationLeaf } from 'schema-dts';
import type { Language } from '../i18n/languages';

export type Site = {
  lang: Language;
  name: string;
  /** Returns a percent-encoded absolute URL for a path. An absolute URL stays unchanged. */
  toUrl: (address: string) => string;
  /** The centre, only with those properties that every page shows. */
  centre: OrganizationLeaf;
};
