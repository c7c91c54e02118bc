import type { GatsbyNode } from 'gatsby';
import { toPageContext } from '../documentPages';

type Context = Record<string, unknown> & { associationId?: string };

/**
 * Adds to pages of documents the variables of their queries that the source plugin does not set.
 */
export const onCreatePage: GatsbyNode<Record<string, unknown>, Context>['onCreatePage'] = ({
  page,
  actions,
}) => {
  const context = toPageContext(page.context ?? {});
  if (context.associationId === page.context?.associationId) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context });
};
