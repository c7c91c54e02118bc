import type { GatsbyNode } from 'gatsby';
import { toPageContext } from '../documentPages';

type Context = Record<string, unknown> & { associationId?: string };

/** Gives pages of documents what their queries need beside what the source plugin gives them. */
export const onCreatePage: GatsbyNode<Record<string, unknown>, Context>['onCreatePage'] = ({
  page,
  actions,
}) => {
  const context = toPageContext(page.context ?? {});
  if (context.associationId === page.context?.associationId) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context });
};
