import type { PreviewState } from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

// The session that the source plugin passes to `startPreview`. Import its types only from here.
export type {
  PreviewFailure,
  PreviewRelease,
  PreviewSession,
  PreviewState,
} from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

export type PreviewedDocument = NonNullable<PreviewState['document']>;

/** Logs the error of a promise. The editor sees the error too: the session's state contains it. */
export function logRejection(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => console.error(error));
}
