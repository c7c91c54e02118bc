// The session that the source plugin passes to `startPreview`. Import its types only from here.
export type {
  PreviewSession,
  PreviewState,
} from '../../plugins/gatsby-source-prismic-graphql/src/preview/registerPreview';

/** Logs the error of a promise. The editor sees the error too: the session's state contains it. */
export function logRejection(promise: Promise<unknown>): void {
  promise.catch((error: unknown) => console.error(error));
}
