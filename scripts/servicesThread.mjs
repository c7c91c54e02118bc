// @ts-check
import { BroadcastChannel, workerData } from 'node:worker_threads';
import { openServices } from './services.mjs';

/** @param {unknown} error @returns {string} without a stack if the message is for people */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  const isExpected = ['ContentServiceError', 'Problem'].includes(error.constructor.name);
  return isExpected ? error.message : (error.stack ?? error.message);
}

const { options, changes, isDone, outcome } = workerData;
const channel = new BroadcastChannel(changes);
/** @type {import('../src/build/startServices').Outcome} */
const result = await openServices({
  ...options,
  onChange: () => channel.postMessage('changed'),
}).then(
  (started) => ({ started }),
  (error) => ({ error: messageOf(error) }),
);
outcome.postMessage(result);
Atomics.store(isDone, 0, 1);
Atomics.notify(isDone, 0);
