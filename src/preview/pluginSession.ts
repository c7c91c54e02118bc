import type { PreviewState } from '../../plugins/gatsby-source-prismic-graphql/src/preview/previewApi';

// Types of the session that the source plugin passes to `startPreview`. Import them from this file only.
export type {
  PreviewFailure,
  PreviewRelease,
  PreviewSession,
  PreviewState,
} from '../../plugins/gatsby-source-prismic-graphql/src/preview/previewApi';

/** The document of the current page. */
export type PreviewedDocument = NonNullable<PreviewState['document']>;
