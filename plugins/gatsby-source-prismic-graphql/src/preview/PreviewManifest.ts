import type { ImageDataArguments } from '../schema/toImageData';

/** A field in an image's selection: a level such as `childImageSharp`, or `gatsbyImageData`. */
export type ImageField =
  { key: string; fields: ImageField[] } | { key: string; options: ImageDataArguments };

/** Selections of a query's images, by their aliases in the browser's query. */
export type PreviewImages = Record<
  string,
  {
    key: string;
    /** Name of a responsive view. */
    crop?: string;
    fields: ImageField[];
  }
>;

/** The query for one `prismic` field of a page query or static query. */
export type PreviewQuery = {
  /** `prismic` or its alias. */
  key: string;
  /** With Prismic's type names. */
  query: string;
  variables: string[];
  /** Names and aliases of `__typename`. */
  typenames: string[];
  /** Names and aliases of a document's `url`. */
  urls: string[];
  /** Fields `<name>Sharp`. */
  images?: PreviewImages;
};

/** An entry of the plugin's option `pages`, without its functions. */
export type PreviewEntry = {
  type: string;
  match: string;
  /** Path of the fallback page, such as `/:lang?/news/_preview`. */
  path: string;
  /** The template's `componentChunkName`. */
  template?: string;
  langs: readonly string[];
  /** GraphQL selection of `extraPageFields`, and the names in the page's context. */
  selection: string;
  keys: string[];
};

/** Information about the build for previews. Readers without a preview do not download it. */
export type PreviewManifest = {
  api: string;
  graphql: string;
  repositoryName?: string;
  previewPath: string;
  useGETForQueries: boolean;
  hasToolbar: boolean;
  defaultLang?: string;
  shortenUrlLangs?: boolean;
  pages: PreviewEntry[];
  /** Page queries, by `componentChunkName`. */
  queries: Record<string, PreviewQuery[]>;
  /** By Gatsby's hash. */
  staticQueries: Record<string, PreviewQuery[]>;
  /** URL and published uid of each document with a page, by document id. */
  addresses: Record<string, [url: string, uid: string | null]>;
};

/** Without the site's path prefix. */
export const manifestPath = '/prismic-preview.json';
