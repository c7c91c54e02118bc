import type { ImageDataArguments } from '../schema/toImageData';

/** A field inside a field such as `imageSharp`: `gatsbyImageData`, or a field that contains it. */
export type ImageField =
  { key: string; fields: ImageField[] } | { key: string; options: ImageDataArguments };

/** Selected image fields, by their alias in the query that the browser sends. */
export type PreviewImages = Record<
  string,
  {
    key: string;
    crop?: string;
    fields: ImageField[];
  }
>;

export type PreviewQuery = {
  /** Name of the result in the page's data: `prismic`, or an alias of this field. */
  key: string;
  /** Query for Prismic, with Prismic's type names. */
  query: string;
  variables: string[];
  typenames: string[];
  urls: string[];
  images?: PreviewImages;
};

/** An entry of the plugin's option `pages`, without its functions. */
export type PreviewEntry = {
  type: string;
  match: string;
  /** Path of the fallback page, such as `/:lang?/news/_preview`. */
  path: string;
  template?: string;
  langs: readonly string[];
  /** GraphQL selection of `extraPageFields`. */
  selection: string;
  keys: string[];
};

/** Information about the build in a file that only previews download. */
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
  /** Queries of the page templates, by `componentChunkName`. */
  queries: Record<string, PreviewQuery[]>;
  /** Queries of `useStaticQuery`, by the hash that Gatsby gives them. */
  staticQueries: Record<string, PreviewQuery[]>;
  /** URL and published uid of each document with a page, by document id. */
  addresses: Record<string, [url: string, uid: string | null]>;
};

export const manifestPath = '/prismic-preview.json';
