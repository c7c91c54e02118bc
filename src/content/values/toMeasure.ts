import { toText } from './cmsValues';

/** Returns a measure (`76 mm`) with a no-break space after each number. */
export function toMeasure(value: unknown): string | undefined {
  return toText(value)?.replace(/(\d)\s+/g, '$1\u00A0');
}
