import { mapDecoded } from './pagePath';

/** Whether two addresses are the same page's: a slash at the end and the encoding of letters make no other. */
export function isSamePath(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other);
}

/** What all spellings of an address have in common. It is no address itself. */
export function toComparable(path: string): string {
  return mapDecoded(path.replace(/(.)\/+$/, '$1'), (text) => text);
}
