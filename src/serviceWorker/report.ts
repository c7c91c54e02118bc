let isReported = false;

/** Storage that is full or blocked takes nothing from a page, so it is worth one line. */
export function report(error: unknown): void {
  if (isReported) return;
  isReported = true;
  console.warn('Nothing more is kept for reading offline:', error);
}

/** @returns `undefined` where storage fails */
export async function orNothing<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value;
  } catch (error) {
    report(error);
    return undefined;
  }
}
