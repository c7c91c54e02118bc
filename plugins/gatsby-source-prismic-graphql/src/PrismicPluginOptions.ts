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
  /**
   * Path with `:lang?` (omitted for the default language), `:lang`, `:uid` and `:id`. Any other
   * parameter requires a `linkResolver`. If set, `linkResolver` decides the paths, not `match`.
   */
  match: string;
  /** Absolute path of the template. */
  component: string;
  /**
   * Path of the fallback page, such as `/:lang?/news/_preview`. In this page, previews show
   * documents without a page of their own. Default: `match` up to its first parameter (except the
   * language), plus `/_preview`.
   */
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

/**
 * The plugin's options, for `gatsby-config`: `options: { … } satisfies PrismicPluginOptions`.
 * Either `repositoryName` or `endpoint` is required. docs/options.md describes each option.
 */
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
  /**
   * Returns what the site itself has at a path (not percent-encoded), such as `a page of a list`. A
   * document with this path gets no page. `documentCount` is the number of documents of the same
   * type and language.
   */
  reservedFor?: (path: string, documentCount: number) => string | undefined;
  /**
   * Returns more values for the context of a document's page, such as variables of its query.
   * With `onCreatePage` instead, Gatsby would run every query in every build. In a preview,
   * `documents` is missing.
   */
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
