import { ServiceError } from '../PrismicError';
import { toMetadata } from './contentApi/toMetadata';
import { findRef } from './findRef';
import { getJson } from './getJson';
import type { RepositoryConnection } from './repositoryConnection';

/** The part of the repository's metadata that this plugin needs. */
export type Metadata = {
  /**
   * Identifies an immutable state of the content: the master ref, or the ref that `prismicRef` names.
   */
  ref: string;
  integrationFieldsRef: string | null;
  /** Language ids of the repository. */
  languages: string[];
  /** When the repository will publish its scheduled releases: ISO 8601. */
  scheduled: string[];
};

/**
 * Fetches the repository's metadata. The access token is a query parameter, as Prismic's REST API
 * requires.
 *
 * @throws ServiceError as `getJson` does, and when the response has no master ref.
 * @throws PrismicError when the repository has no ref for `prismicRef`.
 */
export async function fetchMetadata({
  api,
  graphql,
  accessToken,
  prismicRef,
  timeoutInMs,
  maxConcurrency,
}: RepositoryConnection): Promise<Metadata> {
  const url = new URL(api);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  const notJson = `is not a Prismic repository's API, so ${graphql} is not a valid Prismic GraphQL endpoint`;
  const body = await getJson(url, { accessToken, timeoutInMs, maxConcurrency, notJson });

  const metadata = toMetadata(body);
  if (!metadata) {
    throw new ServiceError(
      `${api} ${notJson}: its response has no master ref.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  const { masterRef, refs, integrationFieldsRef, languages } = metadata;
  return {
    ref: prismicRef ? findRef(prismicRef, refs) : masterRef,
    integrationFieldsRef,
    languages: languages.map(({ id }) => id),
    scheduled: refs.flatMap(({ scheduledAt }) => toMoment(scheduledAt) ?? []),
  };
}

/** @param scheduledAt a date as text, or in milliseconds: Prismic does not document which. */
function toMoment(scheduledAt: unknown): string | undefined {
  if (typeof scheduledAt !== 'string' && typeof scheduledAt !== 'number') return undefined;
  const moment = new Date(scheduledAt);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
