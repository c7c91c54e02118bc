import type { GatsbyNode } from 'gatsby';

/** What `extraPageFields` of gatsby-config.ts asks of an association's page. */
type Context = { association?: { _meta?: { id: string } } | null; associationId?: string };

/** Gives an association's page the id of its association: query variables are plain values. */
export const onCreatePage: GatsbyNode<Record<string, unknown>, Context>['onCreatePage'] = ({
  page,
  actions,
}) => {
  const id = page.context?.association?._meta?.id;
  if (id === undefined || page.context?.associationId === id) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, associationId: id } });
};
