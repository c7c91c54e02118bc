import { today } from './today';
import { useBrowserValue } from './useBrowserValue';
import { useSite } from './useSite';

/**
 * The current year in four digits. The server's HTML and the first render use the year of the build;
 * after hydration the value is the reader's own year, so that an old build is right in January too.
 */
export function useYear(): string {
  return useBrowserValue(currentYear, useSite().site?.buildTime ?? '');
}

function currentYear(): string {
  return String(today().getUTCFullYear());
}
