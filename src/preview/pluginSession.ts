import type { PreviewState } from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

// Types of the session that the source plugin passes to `startPreview`. Import them from this file only.
export type {
  PreviewFailure,
  PreviewRelease,
  PreviewSession,
  PreviewState,
} from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

/** The document of the current page. */
export type PreviewedDocument = NonNullable<PreviewState['document']>;

/** Logs the rejection of a promise that nobody awaits. The session's state tells the editor. */
export function logRejection(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => console.error(error));
}
