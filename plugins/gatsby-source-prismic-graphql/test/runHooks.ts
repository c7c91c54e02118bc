import { createDocumentPages } from '../src/hooks/createPages';
import { createSchemaCustomization } from '../src/hooks/createSchemaCustomization';
import { sourceNodes } from '../src/hooks/sourceNodes';
import type { PrismicPluginOptions } from '../src/PrismicPluginOptions';
import type { fakeGatsby } from './fakeGatsby';

/** Runs the hooks in Gatsby's order. Gatsby runs them when it starts and when it refreshes. */
export async function runHooks(
  { args }: ReturnType<typeof fakeGatsby>,
  options: PrismicPluginOptions,
): Promise<void> {
  await createSchemaCustomization(args, options);
  await sourceNodes(args, options);
  await createDocumentPages(args, options);
}
