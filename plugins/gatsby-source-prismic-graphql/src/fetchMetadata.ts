import type { Connection } from './connection';
import { getJson } from './getJson';
import { isRecord } from './isRecord';
import { PrismicError } from './PrismicError';

/** What we need of the repository's metadata. */
export type Metadata = {
  /** Master ref: names one immutable state of the published content. */
  ref: string;
  integrationFieldsRef: string | null;
  /** Language ids of the repository. */
  languages: string[];
};

/**
 * Reads the repository's metadata. The token goes in the address, as Prismic's REST API wants it.
 *
 * @throws PrismicError as `getJson` does, and when the answer has no master ref.
 */
export async function fetchMetadata({
  api,
  graphql,
  accessToken,
  deadline,
}: Connection): Promise<Metadata> {
  const url = new URL(api);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  const notJson = `is not a Prismic repository's API, so ${graphql} is not a valid Prismic GraphQL endpoint`;
  const body = await getJson(url, { accessToken, deadline, notJson });

  const master = listOfRecords(body, 'refs').find(({ isMasterRef }) => isMasterRef === true);
  if (!isRecord(body) || typeof master?.ref !== 'string') {
    throw new PrismicError(
      `${api} ${notJson}: its answer has no master ref.\n` +
        'Check repositoryName or endpoint in the plugin options.',
    );
  }
  return {
    ref: master.ref,
    integrationFieldsRef:
      typeof body.integrationFieldsRef === 'string' ? body.integrationFieldsRef : null,
    languages: listOfRecords(body, 'languages').flatMap(({ id }) =>
      typeof id === 'string' ? [id] : [],
    ),
  };
}

function listOfRecords(body: unknown, key: string): Record<string, unknown>[] {
  const list = isRecord(body) ? body[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
