import { PrismicError } from '../PrismicError';
import type { Connection } from './connection';
import { toMetadata } from './contentApi/toMetadata';
import { findRef } from './findRef';
import { getJson } from './getJson';

/** What we need of the repository's metadata. */
export type Metadata = {
  /** Names one immutable state of the content: the master ref, or that of `prismicRef`. */
  ref: string;
  /** All refs that the repository lists: the master ref and those of its releases. */
  refs: string[];
  integrationFieldsRef: string | null;
  /** Language ids of the repository. */
  languages: string[];
};

/**
 * Reads the repository's metadata. The token goes in the address, as Prismic's REST API wants it.
 *
 * @throws PrismicError as `getJson` does, when the answer has no master ref,
 * and when `prismicRef` is none of the repository's.
 */
export async function fetchMetadata({
  api,
  graphql,
  accessToken,
  prismicRef,
  timeoutInMs,
  maxConcurrency,
}: Connection): Promise<Metadata> {
  const url = new URL(api);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  const notJson = `is not a Prismic repository's API, so ${graphql} is not a valid Prismic GraphQL endpoint`;
  const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });

  const metadata = toMetadata(body);
  if (!metadata) {
    throw new PrismicError(
      `${api} ${notJson}: its answer has no master ref.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  const { masterRef, refs, integrationFieldsRef, languages } = metadata;
  return {
    ref: prismicRef ? findRef(prismicRef, refs) : masterRef,
    refs: refs.map(({ ref }) => ref),
    integrationFieldsRef,
    languages: languages.map(({ id }) => id),
  };
}
