// Replaces Gatsby's `./prefetch`, whose links would load page data twice: they must be revalidated.
// For an address that ends in a template's name (guardLoader.ts), loads the template's code.
export default async function prefetch(address: string): Promise<void> {
  const loadCode = window.asyncRequires.components[address.slice(address.lastIndexOf('/') + 1)];
  // If the code does not arrive, opening the page requests it again.
  await loadCode?.().catch(() => undefined);
}
