import type { Name } from '../../pageContext';
import { toText } from './cmsValues';

/** Returns the names that the build has found in a text, or a draft's changed text as one name. */
export function toNames(raw: unknown, found: readonly Name[] = []): readonly Name[] | undefined {
  const text = toText(raw);
  if (text === undefined) return undefined;
  const isFound = found.map(({ before, name }) => before + name).join('') === text;
  return isFound ? found : [{ before: '', name: text }];
}
