export type RelatedDocument = {
  id: string;
  uid: string | null;
  /** API id of the custom type, such as `article`. */
  type: string;
  /** Language id, such as `en-us`. */
  lang: string;
};

/** A document's `_meta`. Dates are strings from Prismic, `null` before the first publication. */
export type DocumentMeta = RelatedDocument & {
  tags: string[];
  alternateLanguages: RelatedDocument[];
  firstPublicationDate: string | null;
  lastPublicationDate: string | null;
};

/** An edge of one of Prismic's lists, such as `allArticles`. */
export type DocumentEdge = {
  cursor: string;
  /** The other fields come from `extraPageFields`. */
  node: { _meta: DocumentMeta; [field: string]: unknown };
};

/**
 * Returns the document's URL on the site, or nothing if the document has no page. `fields` are
 * values of `extraPageFields`, by name or alias; `null` for an empty field.
 */
export type LinkResolver = (
  meta: DocumentMeta,
  fields: Record<string, unknown>,
) => string | null | undefined;

export type PageOptions = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  /** Path such as `/:lang?/news/:uid`. With a `linkResolver`, `match` does not decide paths. */
  match: string;
  /** Absolute path of the template. */
  component: string;
  /** Path of the page where previews show documents without a page: `/:lang?/news/_preview`. */
  path?: string;
  /** Value of the type's sort enum. Default: by last publication, oldest first. */
  sortBy?: string;
  /** Languages of this entry. Default: the plugin's `langs`. */
  langs?: string[];
  /** Only documents for which this function returns true get a page. */
  filter?: (edge: DocumentEdge) => boolean;
  /** A field that a document needs for a page, and a test of its value. Ignored in previews. */
  required?: { field: string; isFilled: (value: unknown) => boolean };
  /** Replaces the plugin's `extraPageFields` for this entry. */
  extraPageFields?: string;
};

/** docs/options.md describes each option. Either `repositoryName` or `endpoint` is required. */
export type PrismicPluginOptions = {
  repositoryName?: string;
  /** URL of the repository's API on another host, ending in `/api/v2`. */
  endpoint?: string;
  accessToken?: string;
  /** Ref to build, or the id or label of a release. Default: the published content. */
  prismicRef?: string;
  /** Milliseconds until a response must be complete. Default: 30,000. */
  timeoutInMs?: number;
  /** Maximum number of concurrent requests of one process. Default: 20. */
  maxConcurrency?: number;
  /** Absolute path of the folder with the custom types, one `<id>/index.json` each. */
  customTypes?: string;
  defaultLang?: string;
  langs?: string[];
  /** Whether URLs use `en` for `en-us`. */
  shortenUrlLangs?: boolean;
  linkResolver?: LinkResolver;
  /** Returns what the site itself has at a decoded path, such as `a page of a list`. */
  reservedFor?: (path: string, documentCount: number) => string | undefined;
  /** Returns the context of a document's page with additions. A preview passes no `documents`. */
  toPageContext?: (
    context: Record<string, unknown>,
    documents: readonly DocumentEdge['node'][],
  ) => Record<string, unknown>;
  /** Whether a document that cannot have a page stops the build. Default: false, only a warning. */
  strict?: boolean;
  pages?: PageOptions[];
  /** GraphQL fields that are queried for each document and added to its page's context. */
  extraPageFields?: string;
  /** Names or patterns of image fields. `image` gets the field `imageSharp` for `GatsbyImage`. */
  sharpKeys?: (string | RegExp)[];
  /** Whether visitors with a preview cookie see drafts. Default: true. */
  previews?: boolean;
  /** Path of the landing page, to which Prismic sends editors. Default: `/preview`. */
  previewPath?: string;
  /** Absolute path of the landing page's component. Default: a plain page of this plugin. */
  previewComponent?: string;
  /** Whether previews send queries by GET. Default: true, because Prismic accepts only GET. */
  useGETForQueries?: boolean;
  /** Has no effect: a query can use the whole page context. Kept for sites of plugin version 3. */
  passContextKeys?: string[];
  /** Whether previews omit Prismic's toolbar. Readers without a preview never load the toolbar. */
  omitPrismicScript?: boolean;
};

export type PublicOptions = Required<Pick<PrismicPluginOptions, 'previews' | 'previewPath'>>;
