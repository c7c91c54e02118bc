import type { PreviewState } from '../../plugins/gatsby-source-prismic-graphql/src/preview/PreviewSession';

// The one door between the site and the plugin: what the plugin hands to `startPreview`.
export type {
  PreviewFailure,
  PreviewRelease,
  PreviewSession,
  PreviewState,
} from '../../plugins/gatsby-source-prismic-graphql/src/preview/PreviewSession';

/** The document of the page on show. */
export type PreviewedDocument = NonNullable<PreviewState['document']>;
