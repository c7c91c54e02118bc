import { startContentService } from './startContentService';
import type { ContentService, ContentServiceOptions } from './startContentService';

/** A local Prismic for the tests of a project. */
export type LocalPrismic = ContentService & {
  /** For `createClient(name, { documentAPIEndpoint: endpoint })` of `@prismicio/client`. */
  endpoint: string;
  /** For clients of GraphQL. */
  graphqlEndpoint: string;
};

/**
 * Starts a repository for tests: on any free port, without watching files, and with content that has no problem.
 *
 * @param options as those of `startContentService`
 * @throws {ContentServiceError} with what is wrong in the content, or with the missing folder
 */
export async function startPrismic(options: ContentServiceOptions = {}): Promise<LocalPrismic> {
  const service = await startContentService({ port: 0, watch: false, strict: true, ...options });
  return {
    ...service,
    endpoint: `${service.url}/api/v2`,
    graphqlEndpoint: `${service.url}/graphql`,
  };
}
