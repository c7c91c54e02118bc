import type { PrismicPluginOptions } from '../PrismicPluginOptions';

type Hook<Args, More extends unknown[] = []> = (
  args: Args,
  options: PrismicPluginOptions,
  ...more: More
) => Promise<void>;

/** The last hook of each source, which never rejects. */
const lastHooks = new WeakMap<PrismicPluginOptions, Promise<void>>();

/**
 * At each change of the content, `gatsby develop` starts a refresh without waiting for the hooks of
 * the previous refresh, which could finish last and leave old content. `isLast` returns whether no
 * later hook waits.
 */
export function inTurn<Args>(hook: Hook<Args, [isLast: () => boolean]>): Hook<Args> {
  return (args, options) => {
    const turn: Promise<void> = Promise.resolve(lastHooks.get(options)).then(() =>
      hook(args, options, () => lastHooks.get(options) === settled),
    );
    const settled = turn.catch(() => undefined);
    lastHooks.set(options, settled);
    return turn;
  };
}
