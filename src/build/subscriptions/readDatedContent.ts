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

/** Reads all documents of the types that feeds contain, those without a page too. */
export function readPosts(graphql: Graphql): Promise<RawPost[]> {
  const types = routedTypes.filter((type) => documentTypes[type].isInFeeds);
  return readFields(graphql, types, postFields);
}

/** Reads the deadlines of all pages that have some. */
export async function readDeadlines(graphql: Graphql): Promise<Deadlines[]> {
  const pages = await readFields(graphql, ['page'], deadlineFields);
  return pages.flatMap((page) => toDeadlines(page) ?? []);
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
