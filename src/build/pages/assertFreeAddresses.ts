import type { CreatePagesArgs } from 'gatsby';

/**
 * Sees to it that no document stands where the site has a page of its own: the later of the two
 * would take the address without a word.
 *
 * @throws Error naming the address, the document's uid and the remedy
 */
export async function assertFreeAddresses(
  graphql: CreatePagesArgs['graphql'],
  pages: readonly { path: string }[],
): Promise<void> {
  const { data, errors } = await graphql<{
    allSitePage: { nodes: { path: string; pageContext: { uid?: string } | null }[] };
  }>('{ allSitePage { nodes { path pageContext } } }');
  if (!data) throw new Error(`The site's pages cannot be read: ${String(errors)}`);
  // Pages of documents are those that carry a uid; the site's own may be there from the last run.
  const uids = new Map(
    data.allSitePage.nodes.flatMap(({ path, pageContext }) =>
      pageContext?.uid ? [[path, pageContext.uid] as const] : [],
    ),
  );
  for (const { path } of pages) {
    const uid = uids.get(path);
    if (uid === undefined) continue;
    throw new Error(
      `The document with the uid “${uid}” has the address ${path}, which is a page of the site ` +
        'itself. Give the document another uid in Prismic and publish it.',
    );
  }
}
