import type { ParentSpanPluginArgs } from 'gatsby';
import type { OfflinePluginOptions, PublicOptions } from '../OfflinePluginOptions';

/** Gatsby writes the options, as JSON, into the script that every page loads: only one of them is needed there. */
export function onPluginInit(_args: ParentSpanPluginArgs, options: OfflinePluginOptions): void {
  const toJSON = (): PublicOptions => ({ enabled: options.enabled ?? true });
  Object.defineProperty(options, 'toJSON', { value: toJSON, configurable: true });
}
