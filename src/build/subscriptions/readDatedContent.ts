import type { BuildArgs } from 'gatsby';
import { toListQuery } from '../../documentQueries';
import { documentTypes, routedTypes } from '../../documentTypes';
import { languages } from '../../i18n/languages';
import { readList } from '../readList';
import { deadlineFields, toDeadlines } from './toDeadlines';
import type { Deadlines } from './toDeadlines';
import { postFields } from './toPost';
import type { RawPost } from './toPost';

type Graphql = BuildArgs['graphql'];

/** What has a day: the documents of feeds, those without a page too, and the deadlines of pages that have some. */
export type DatedContent = { posts: RawPost[]; deadlines: Deadlines[] };

/** @throws with Prismic's message when a list cannot be read */
export async function readDatedContent(graphql: Graphql): Promise<DatedContent> {
  const types = routedTypes.filter((type) => documentTypes[type].isInFeeds);
  const [posts, pages] = await Promise.all([
    readFields(graphql, types, postFields),
    readFields(graphql, ['page'], deadlineFields),
  ]);
  return { posts, deadlines: pages.flatMap((page) => toDeadlines(page) ?? []) };
}

async function readFields(
  graphql: Graphql,
  types: readonly string[],
  node: string,
): Promise<RawPost[]> {
  const lists = languages.flatMap((lang) =>
    types.map((type) => readList<RawPost>(graphql, { field: toListQuery(type), lang, node })),
  );
  return (await Promise.all(lists)).flat().map((entry) => entry.node);
}
