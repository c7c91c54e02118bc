import type { RouteUpdateArgs } from 'gatsby';
import type { PublicOptions } from '../OfflinePluginOptions';

/**
 * Has the page stored for reading offline, once the browser has nothing else to do. Without a service
 * worker nothing happens.
 */
export function onRouteUpdate(
  { location, prevLocation }: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>,
  { enabled }: PublicOptions,
): void {
  const { pathname } = location;
  if (!enabled || pathname === prevLocation?.pathname || !('serviceWorker' in navigator)) return;
  // Safari has no requestIdleCallback.
  const whenIdle = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    import('./reportVisit')
      .then(({ reportVisit }) => reportVisit(pathname, !prevLocation))
      // Nothing on the page depends on it.
      .catch(() => undefined);
  });
}
