// Replaces Gatsby's `./prefetch`, which adds a `<link rel="prefetch">` for a page's data. The
// browser would request the data a second time for the loader, because page data must be
// revalidated. The address of code ends in a template's name (`___chunkMapping` in guardLoader.ts).
export default async function prefetch(address: string): Promise<void> {
  const loadCode = window.asyncRequires.components[address.slice(address.lastIndexOf('/') + 1)];
  // A chunk that does not arrive is requested again when the page is opened.
  await loadCode?.().catch(() => undefined);
}
