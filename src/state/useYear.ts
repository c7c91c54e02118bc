import { today } from './today';
import { useBrowserValue } from './useBrowserValue';
import { useSite } from './useSite';

/** After hydration it is the reader's own year, so that an old build is right in January. */
export function useYear(): string {
  return useBrowserValue(currentYear, useSite().site?.buildTime ?? '');
}

function currentYear(): string {
  return String(today().getUTCFullYear());
}
