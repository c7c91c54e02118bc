// Replaces Gatsby's `./prefetch`, which adds a `<link rel="prefetch">`. For page data, such a link
// is useless: they must be revalidated, so the browser requests them again when the page opens. For
// an address that ends in a template's name (`___chunkMapping` in guardLoader.ts), this function
// loads the template's code.
export default async function prefetch(address: string): Promise<void> {
  const loadCode = window.asyncRequires.components[address.slice(address.lastIndexOf('/') + 1)];
  // If the code does not arrive, opening the page requests it again.
  await loadCode?.().catch(() => undefined);
}
