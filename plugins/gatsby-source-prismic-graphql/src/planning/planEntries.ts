import type { GatsbyCache } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import type { PageOptions, PrismicPluginOptions } from '../PrismicPluginOptions';
import type { Connection } from '../requests/connection';
import { readSnapshot } from '../requests/snapshot';
import { toPrismicSchemas } from '../schema/prismicSchemas';
import { planLists } from './planLists';
import { toLangs } from './toLangs';

/** One of `pages`, with what previews need to know of it. */
export type PlannedEntry = {
  page: PageOptions;
  langs: readonly string[];
  /** What the extra fields ask of a document, and the entries of the context that they become. */
  selection: string;
  keys: string[];
};

/**
 * Plans the entries of `pages` for previews, as the repository was at the snapshot.
 *
 * @returns nothing without a snapshot; `asked` is the repository's own schema.
 * @throws PrismicError as `toPrismicSchemas` and `planLists` do.
 */
export async function planEntries(
  connection: Connection,
  cache: GatsbyCache,
  options: PrismicPluginOptions,
): Promise<{ asked: GraphQLSchema; entries: PlannedEntry[] } | undefined> {
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
      selection: planned?.list?.selection ?? '',
      keys: planned?.keys ?? [],
    };
  });
  return { asked: schemas.asked, entries };
}
