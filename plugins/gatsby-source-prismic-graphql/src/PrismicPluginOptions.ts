export type RelatedDocument = {
  id: string;
  uid: string | null;
  /** Custom type's API id, such as `article`. */
  type: string;
  /** Language id, such as `en-us`. */
  lang: string;
};

/** Prismic's `_meta` of a document. Dates are Prismic's text, `null` before the first publication. */
export type DocumentMeta = RelatedDocument & {
  tags: string[];
  alternateLanguages: RelatedDocument[];
  firstPublicationDate: string | null;
  lastPublicationDate: string | null;
};

/** One edge of Prismic's `all<Type>s`. */
export type DocumentEdge = {
  cursor: string;
  /** The fields beside `_meta` are those of `extraPageFields`. */
  node: { _meta: DocumentMeta; [field: string]: unknown };
};

/**
 * A document's address on the site; nothing for a document that has no page.
 *
 * @param fields those of `extraPageFields`, by name or alias; null where the document has none.
 */
export type LinkResolver = (
  meta: DocumentMeta,
  fields: Record<string, unknown>,
) => string | null | undefined;

export type PageOptions = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  /**
   * Address with `:lang?` (left out for the default language), `:lang`, `:uid` and `:id`. With any other
   * parameter it is the shape of the address that `linkResolver` gives.
   */
  match: string;
  /** Absolute path of the template. */
  component: string;
  /**
   * Address of the page for previews of documents that have none yet, such as `/:lang?/news/_preview`;
   * what `match` has before the document, and `/_preview`, without it.
   */
  path?: string;
  /** Value of the type's sort enum; documents come in the order of last publication without it. */
  sortBy?: string;
  /** Languages of this entry; the plugin's `langs` without it. */
  langs?: string[];
  /** Keeps the documents for which it is true. */
  filter?: (edge: DocumentEdge) => boolean;
  /** Instead of the plugin's `extraPageFields`. */
  extraPageFields?: string;
};

/**
 * Options of the plugin, for `gatsby-config`: `options: { … } satisfies PrismicPluginOptions`.
 * One of `repositoryName` and `endpoint` is required; the README describes each.
 */
export type PrismicPluginOptions = {
  repositoryName?: string;
  /** Repository's API address on any other host, ending in `/api/v2`. */
  endpoint?: string;
  accessToken?: string;
  /** Ref to build, or id or label of a release; the published content without it. */
  prismicRef?: string;
  /** Milliseconds for one complete answer; 30,000 without it. */
  timeoutInMs?: number;
  /** Most requests at once in one process; 20 without it. */
  maxConcurrency?: number;
  /** Absolute path of a folder of custom types, `<id>/index.json` each. */
  customTypes?: string;
  defaultLang?: string;
  langs?: string[];
  /** `en-us` is `en` in addresses. */
  shortenUrlLangs?: boolean;
  linkResolver?: LinkResolver;
  pages?: PageOptions[];
  /** GraphQL fields asked of each page's document and put in its context. */
  extraPageFields?: string;
  /** Whether visitors with a preview cookie see drafts; true without it. */
  previews?: boolean;
  /** Address to which Prismic sends editors; `/preview` without it. */
  previewPath?: string;
  /** Absolute path of the component of that page; a plain one of the plugin's without it. */
  previewComponent?: string;
  /** How drafts are asked for; true without it, since Prismic takes nothing else. */
  useGETForQueries?: boolean;
  /** Of 2019, and without effect: all of a page's context is at hand for its query. */
  passContextKeys?: string[];
  /** Leaves Prismic's toolbar out of previews. Nobody else is given it. */
  omitPrismicScript?: boolean;
};

/** What the plugin's parts for browser and server need of the options. */
export type PublicOptions = Required<Pick<PrismicPluginOptions, 'previews' | 'previewPath'>>;
