import { setLoadDelayed } from '../layout/shell/delayedLoad';

/** Gatsby's hook when a page has not loaded one second after the reader requested it. */
export function onRouteUpdateDelayed(): void {
  setLoadDelayed(true);
}
