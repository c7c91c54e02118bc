import type { GatsbyNode } from 'gatsby';
import { toPageContext } from '../documentPages';

type Context = Record<string, unknown>;

/**
 * Adds to pages of documents the variables of their queries that the source plugin does not set.
 */
export const onCreatePage: GatsbyNode<Record<string, unknown>, Context>['onCreatePage'] = ({
  page,
  actions,
}) => {
  const context = toPageContext(page.context ?? {});
  // Gatsby calls this hook again for the page that it creates.
  if (Object.keys(context).every((key) => key in (page.context ?? {}))) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context });
};
