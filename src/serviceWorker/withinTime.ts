/** Milliseconds that a reader waits for the network where there is a copy (issue 7, point 14). */
export const patience = 2000;

/** @returns `undefined` when it takes longer than `time` milliseconds */
export function withinTime<Value>(
  value: Promise<Value>,
  time = patience,
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), time);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
