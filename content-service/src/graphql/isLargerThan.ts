/**
 * Whether the JSON of a value has more characters than a limit, without making the JSON. Commas, quotes
 * and escapes are counted roughly.
 */
export function isLargerThan(limit: number, value: unknown): boolean {
  let rest = limit;
  const take = (part: unknown): void => {
    if (rest < 0) return;
    if (typeof part === 'string') rest -= part.length + 2;
    else if (Array.isArray(part)) for (const item of part) take(item);
    else if (typeof part === 'object' && part !== null) {
      for (const key in part) {
        rest -= key.length + 4;
        take((part as Record<string, unknown>)[key]);
      }
    } else rest -= 4;
  };
  take(value);
  return rest < 0;
}
