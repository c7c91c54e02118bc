// Replaces Gatsby's `./prefetch`, which adds a `<link rel="prefetch">` for a page's data. Page data
// must be revalidated, so the browser would request them again when the page opens. If the address
// ends in a template's name (`___chunkMapping` in guardLoader.ts), this function loads the
// template's code.
export default async function prefetch(address: string): Promise<void> {
  const loadCode = window.asyncRequires.components[address.slice(address.lastIndexOf('/') + 1)];
  // If the code does not arrive, opening the page requests it again.
  await loadCode?.().catch(() => undefined);
}
