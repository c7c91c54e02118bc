import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees the memory of everything that nothing refers to, so that a `WeakRef` to it is empty. */
export async function collectGarbage(): Promise<void> {
  // What a WeakRef refers to stays until the end of the turn in which the WeakRef was made or read.
  await new Promise((resolve) => setImmediate(resolve));
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
