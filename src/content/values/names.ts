import { toText } from './cmsValues';

/** `before` is what the text has between this name and the name before it, such as `, `. */
export type Name = { before: string; name: string; path?: string };

/**
 * Splits `Anna, Björn og Ída` into names. All languages share the words, because no name contains
 * one of them as a word. A name that is exactly the title of one of `people` gets their path.
 */
export function toNames(
  text: unknown,
  people: readonly { title: string; path: string }[] = [],
): Name[] | undefined {
  const parts = toText(text)?.split(/(, (?:og |and )?| og | and | & )/);
  return parts?.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    const path = people.find(({ title }) => title === name)?.path;
    return [{ before: parts[index - 1] ?? '', name, ...(path !== undefined && { path }) }];
  });
}

export function namesIn(text: unknown): string[] {
  return (toNames(text) ?? []).map(({ name }) => name);
}
