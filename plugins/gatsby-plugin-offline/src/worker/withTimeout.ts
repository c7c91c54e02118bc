import { workerConfig } from './WorkerConfig';

/** @returns `undefined` when the value takes longer than a reader is to wait */
export function withTimeout<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), workerConfig.timeoutSeconds * 1000);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
