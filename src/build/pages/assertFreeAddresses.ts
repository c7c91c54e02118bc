import type { CreatePagesArgs } from 'gatsby';

/**
 * Checks that no document has the address of one of the site's own pages: Gatsby would silently
 * create only the later one.
 *
 * @throws Error with the address, the document's uid and the remedy
 */
export async function assertFreeAddresses(
  graphql: CreatePagesArgs['graphql'],
  pages: readonly { path: string }[],
): Promise<void> {
  const { data, errors } = await graphql<{
    allSitePage: { nodes: { path: string; pageContext: { uid?: string } | null }[] };
  }>('{ allSitePage { nodes { path pageContext } } }');
  if (!data) throw new Error(`The site's pages cannot be read: ${String(errors)}`);
  // Only pages of documents have a uid. The site's own pages may exist from the previous run.
  const uids = new Map(
    data.allSitePage.nodes.flatMap(({ path, pageContext }) =>
      pageContext?.uid ? [[path, pageContext.uid] as const] : [],
    ),
  );
  for (const { path } of pages) {
    const uid = uids.get(path);
    if (uid === undefined) continue;
    throw new Error(
      `The document with the uid “${uid}” has the address ${path}, at which the site has a page of ` +
        'its own. Give the document another uid in Prismic and publish it.',
    );
  }
}
