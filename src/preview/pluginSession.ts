import type { PreviewState } from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

// Types of the session that the source plugin passes to `startPreview`. Import them only from this
// file.
export type {
  PreviewFailure,
  PreviewRelease,
  PreviewSession,
  PreviewState,
} from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

/** The document of the current page. */
export type PreviewedDocument = NonNullable<PreviewState['document']>;

/** For promises that are not awaited. The session's state shows the error to the editor. */
export function logRejection(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => console.error(error));
}
