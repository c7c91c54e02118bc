/** What stands under one `prismic` field of a page's or static query, to be asked in the browser. */
export type PreviewQuery = {
  /** Name of the field in the data: `prismic`, or its alias. */
  key: string;
  /** In Prismic's names, with the fragments that it uses. */
  query: string;
  /** Names of the variables that it uses. */
  variables: string[];
  /** Names under which it asks for `__typename`. */
  typenames: string[];
  /** Names under which it asks for the address of a document. */
  urls: string[];
};

/** One of the plugin's `pages`, as far as text can say it. */
export type PreviewEntry = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  match: string;
  /** Address of the page for documents without one of their own, such as `/:lang?/news/_preview`. */
  path: string;
  /** Name of its component's chunk, `componentChunkName` of its page data. */
  template?: string;
  langs: readonly string[];
  /** What `extraPageFields` asks of a document, and the names that it has in the context. */
  selection: string;
  keys: string[];
};

/**
 * What a preview in the browser knows of the build: a file of its own, so that no other reader
 * downloads it.
 */
export type PreviewManifest = {
  /** Address of the repository's metadata. */
  api: string;
  graphql: string;
  repositoryName?: string;
  previewPath: string;
  useGETForQueries: boolean;
  /** Whether Prismic's toolbar is to be loaded. */
  hasToolbar: boolean;
  defaultLang?: string;
  shortenUrlLangs?: boolean;
  pages: PreviewEntry[];
  /** By the name of the page component's chunk, `componentChunkName` of its page data. */
  queries: Record<string, PreviewQuery[]>;
  /** By the hash that Gatsby gives a static query. */
  staticQueries: Record<string, PreviewQuery[]>;
  /** Id of each published document that has a page → its address, and the uid that it has there. */
  addresses: Record<string, [url: string, uid: string | null]>;
};

/** Where the manifest is, below the site's path prefix. */
export const manifestPath = '/prismic-preview.json';
