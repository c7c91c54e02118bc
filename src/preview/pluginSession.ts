import type { PreviewState } from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

// The session that the source plugin passes to `startPreview`. Import the plugin's types only from
// this file.
export type {
  PreviewFailure,
  PreviewRelease,
  PreviewSession,
  PreviewState,
} from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

export type PreviewedDocument = NonNullable<PreviewState['document']>;

/**
 * Logs the error of a promise that is not awaited. The session's state shows the error to the
 * editor.
 */
export function logRejection(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => console.error(error));
}
