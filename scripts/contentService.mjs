// @ts-check
import { Problem } from './problem.mjs';
import { startProcess } from './processes.mjs';

/** @typedef {import('./processes.mjs').RunningProcess} RunningProcess */
/**
 * @typedef {object} ContentService
 * @property {string} url such as `http://localhost:3100`
 * @property {string} endpoint address of its API, `<url>/api/v2`
 * @property {Promise<never>} failed rejects with a Problem when the service ends without `stop`; race
 *   work that needs the service against it
 * @property {() => Promise<void>} stop
 */

const COMMAND_LINE = 'content-service/src/cli.ts';
const READY_WITHIN_MS = 60_000;
const ANSWER_WITHIN_MS = 3_000;

/** @param {string} url */
export function endpointOf(url) {
  return `${url}/api/v2`;
}

/**
 * @param {readonly string[]} args of the content service's command line
 * @param {string} [program]
 * @returns {string[]} the arguments with which Node runs it
 */
export function contentServiceArgs(args, program = COMMAND_LINE) {
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return [...loader, program, ...args];
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a content service (and no other program) responds on the port
 */
export async function isContentService(port) {
  try {
    const response = await fetch(endpointOf(`http://localhost:${port}`), {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const metadata = /** @type {{ refs?: unknown }} */ (await response.json());
    return Array.isArray(metadata.refs);
  } catch {
    return false;
  }
}

/**
 * Starts the content service and waits until it is ready.
 *
 * @param {{ port: number, args?: readonly string[], program?: string, readyWithin?: number }} options
 *   `args` beyond the port, such as `--strict`; `readyWithin` in milliseconds
 * @returns {Promise<ContentService>}
 * @throws {Problem} with the service's own message when it cannot start, for example because of a
 *   damaged document
 */
export async function startContentService({
  port,
  args = [],
  program = COMMAND_LINE,
  readyWithin = READY_WITHIN_MS,
}) {
  const service = startProcess(
    process.execPath,
    contentServiceArgs(['--port', String(port), ...args], program),
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let complaint = '';
  let isReady = false;
  let isStopped = false;
  service.child.stderr?.on('data', (/** @type {Buffer} */ chunk) => {
    // After the start, a complaint (about a document that was just damaged) is not a failure.
    if (isReady) process.stderr.write(chunk);
    else complaint += chunk;
  });

  /** @type {Promise<never>} */
  const failed = service.exited.then((code) => {
    if (isStopped) return new Promise(() => {});
    const seeAlone = 'To see its output, run npm run content';
    throw new Problem(
      (isReady ? '' : complaint.trim()) || `The content service ended (code ${code}). ${seeAlone}`,
    );
  });
  failed.catch(() => {});
  const stop = () => {
    isStopped = true;
    return service.stop();
  };

  const late = rejectAfter(
    readyWithin,
    () =>
      `The content service was not ready within ${readyWithin / 1_000} s. ` +
      `To see its output, run npm run content\n${complaint}`,
  );
  try {
    const url = await Promise.race([failed, readyMessage(service), late]);
    isReady = true;
    process.stderr.write(complaint);
    return { url, endpoint: endpointOf(url), failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {RunningProcess} service @returns {Promise<string>} its address */
function readyMessage(service) {
  return new Promise((resolve) => {
    service.child.on('message', (/** @type {{ type?: string, url?: string }} */ message) => {
      if (message.type === 'ready' && message.url) resolve(message.url);
    });
  });
}

/** @param {number} milliseconds @param {() => string} message @returns {Promise<never>} */
function rejectAfter(milliseconds, message) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Problem(message())), milliseconds).unref();
  });
}

/**
 * Checks all documents as the content service does, without starting it.
 *
 * @param {{ program?: string }} [options]
 * @throws {Problem} with the service's own message when a document is damaged
 */
export async function checkContent({ program = COMMAND_LINE } = {}) {
  const args = contentServiceArgs(['--strict', '--check'], program);
  const check = startProcess(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  check.child.stderr?.on('data', (/** @type {Buffer} */ chunk) => (complaint += chunk));
  const code = await check.exited;
  if (code === 0) return;
  throw new Problem(complaint.trim() || `The content check ended with code ${code}.`);
}
