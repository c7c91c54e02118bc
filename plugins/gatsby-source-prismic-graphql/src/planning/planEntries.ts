import type { GatsbyCache } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { RepositoryConnection } from '../requests/repositoryConnection';
import { readSnapshot } from '../requests/snapshot';
import { toPrismicSchemas } from '../schema/prismicSchemas';
import { planLists } from './planLists';
import { toLangs } from './toLangs';

/** An entry of `pages`, with what previews need. */
export type PlannedEntry = {
  page: PageOptions;
  langs: readonly string[];
  /** Sort order of its lists; undefined when no document of the type is published. */
  sortBy?: string;
  /** GraphQL selection of the extra fields, and their names in the page's context. */
  selection: string;
  keys: string[];
};

/**
 * Plans the entries of `pages` for previews, with the schema and the languages of the snapshot.
 *
 * @returns nothing without a snapshot.
 * @throws PrismicError as `toPrismicSchemas` and `planLists` do.
 */
export async function planEntries(
  connection: RepositoryConnection,
  cache: GatsbyCache,
  options: PrismicPluginOptions,
): Promise<{ repositorySchema: GraphQLSchema; entries: PlannedEntry[] } | undefined> {
  const snapshot = await readSnapshot(connection, cache);
  if (!snapshot) return undefined;
  const { languages } = snapshot;
  const schemas = toPrismicSchemas(snapshot, options);
  const lists = planLists(options, schemas, languages);
  const entries = (options.pages ?? []).map((page) => {
    const planned = lists.find((list) => list.page === page);
    return {
      page,
      langs: toLangs(page, options, languages),
      ...(planned?.list && { sortBy: planned.list.sortBy }),
      selection: planned?.list?.selection ?? '',
      keys: planned?.keys ?? [],
    };
  });
  return { repositorySchema: schemas.repository, entries };
}
