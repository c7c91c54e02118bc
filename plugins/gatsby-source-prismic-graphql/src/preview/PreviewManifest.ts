import type { ImageDataArguments } from '../schema/toImageData';

/** A field in the selection of an image: a level such as `childImageSharp`, or `gatsbyImageData`. */
export type ImageField =
  { key: string; fields: ImageField[] } | { key: string; options: ImageDataArguments };

/** What a query selects of its images, by the names that they have in the query for the browser. */
export type PreviewImages = Record<
  string,
  {
    /** Name in the data. */
    key: string;
    /** Name of a responsive view. */
    crop?: string;
    fields: ImageField[];
  }
>;

/** The selection of one `prismic` field of a page query or static query, for use in the browser. */
export type PreviewQuery = {
  /** Name of the field in the data: `prismic` or its alias. */
  key: string;
  /** The query with Prismic's type names and the fragments that it uses. */
  query: string;
  /** Names of the variables in the query. */
  variables: string[];
  /** Names and aliases of `__typename` in the query. */
  typenames: string[];
  /** Names and aliases of a document's `url` in the query. */
  urls: string[];
  /** Its fields `<name>Sharp`. */
  images?: PreviewImages;
};

/** An entry of the plugin's option `pages`, without its functions. */
export type PreviewEntry = {
  /** GraphQL type name, such as `Article`. */
  type: string;
  match: string;
  /** Path of the fallback page, such as `/:lang?/news/_preview`. */
  path: string;
  /** Chunk name of the template: `componentChunkName` in Gatsby's page data. */
  template?: string;
  langs: readonly string[];
  /** GraphQL selection of `extraPageFields`, and the names of its fields in the page's context. */
  selection: string;
  keys: string[];
};

/** The facts about the build that a preview needs, in a separate file that only previews download. */
export type PreviewManifest = {
  /** URL of the repository's metadata. */
  api: string;
  graphql: string;
  repositoryName?: string;
  previewPath: string;
  useGETForQueries: boolean;
  /** Whether previews load Prismic's toolbar. */
  hasToolbar: boolean;
  defaultLang?: string;
  shortenUrlLangs?: boolean;
  pages: PreviewEntry[];
  /** Queries of the page templates, by `componentChunkName`. */
  queries: Record<string, PreviewQuery[]>;
  /** Static queries, by Gatsby's hash. */
  staticQueries: Record<string, PreviewQuery[]>;
  /**
   * Id of each published document that has a page → the page's URL and the document's published uid.
   */
  addresses: Record<string, [url: string, uid: string | null]>;
};

/** Path of the manifest, below the site's path prefix. */
export const manifestPath = '/prismic-preview.json';
