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

/** The last hook of each source, which never rejects. */
const lastHooks = new WeakMap<PrismicPluginOptions, Promise<void>>();

/**
 * At each change of the content, `gatsby develop` starts a refresh without waiting for the hooks of
 * the previous refresh, which could finish last and leave old content. `isLast` returns whether no
 * later hook waits.
 */
export function inTurn<Args>(
  hook: (args: Args, options: PrismicPluginOptions, isLast: () => boolean) => Promise<void>,
) {
  return (args: Args, options: PrismicPluginOptions): Promise<void> => {
    const turn: Promise<void> = Promise.resolve(lastHooks.get(options)).then(() =>
      hook(args, options, () => lastHooks.get(options) === settled),
    );
    const settled = turn.catch(() => undefined);
    lastHooks.set(options, settled);
    return turn;
  };
}
