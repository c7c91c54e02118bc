import type { Plan } from '../planning/planPages';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import type { RepositoryConnection } from '../requests/repository';
import type { Snapshot } from '../requests/snapshot';
import type { PrismicSchemas } from '../schema/prismicSchemas';

export type Content = {
  connection: RepositoryConnection;
  snapshot: Snapshot;
  schemas: PrismicSchemas;
};

// `createSchemaCustomization` and `sourceNodes` store these values for the later hooks of the same
// process. Only a refresh of `gatsby develop` replaces the values.

export const contents = new WeakMap<PrismicPluginOptions, Content>();

export const plans = new WeakMap<PrismicPluginOptions, Promise<Plan>>();
