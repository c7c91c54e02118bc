import { createClient } from '@prismicio/client';
import type { CheckedDocument } from '../../contentCheck/Rule';

/**
 * Reads all published documents, in all languages.
 *
 * @param environment which repository or endpoint, and its access token if it is private
 * @throws Error of the client when the content cannot be read
 */
export async function readAllDocuments({
  PRISMIC_REPOSITORY,
  PRISMIC_ENDPOINT,
  PRISMIC_ACCESS_TOKEN,
}: Record<string, string | undefined>): Promise<CheckedDocument[]> {
  const client = createClient(PRISMIC_REPOSITORY || 'content', {
    ...(PRISMIC_REPOSITORY ? {} : { documentAPIEndpoint: PRISMIC_ENDPOINT ?? '' }),
    ...(PRISMIC_ACCESS_TOKEN ? { accessToken: PRISMIC_ACCESS_TOKEN } : {}),
  });
  const documents = await client.dangerouslyGetAll({ lang: '*' });
  return documents as unknown as CheckedDocument[];
}
