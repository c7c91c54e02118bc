import { setLoadDelayed } from '../layout/shell/delayedLoad';

/** The next page is not there one second after the reader has asked for it. */
export function onRouteUpdateDelayed(): void {
  setLoadDelayed(true);
}
