/**
 * Replaces Gatsby's `./prefetch`, which Gatsby's loader calls with the address of a page's data and then with the address of
 * the page's code. Gatsby's own function adds a `<link rel="prefetch">` for the data. The browser would request the data a
 * second time for the loader, because page data must be revalidated.
 *
 * @param address ends in the name of a template where code is wanted (`___chunkMapping` in guardLoader.ts)
 */
export default async function prefetch(address: string): Promise<void> {
  const loadCode = window.asyncRequires.components[address.slice(address.lastIndexOf('/') + 1)];
  // A chunk that does not arrive is requested again when the page is opened.
  await loadCode?.().catch(() => undefined);
}
