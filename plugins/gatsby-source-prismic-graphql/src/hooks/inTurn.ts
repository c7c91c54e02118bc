import type { PrismicPluginOptions } from '../PrismicPluginOptions';

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
