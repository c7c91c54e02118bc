let hasWarned = false;

/** Storage that is full or blocked takes nothing from a page, so it is worth one line. */
export function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Nothing more is kept for reading offline:', error);
}

/** @returns `undefined` where storage fails */
export async function orUndefined<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value;
  } catch (error) {
    warnOnce(error);
    return undefined;
  }
}
