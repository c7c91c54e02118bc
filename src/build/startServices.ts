import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

const START_TIMEOUT_MS = 60_000;

/** The broadcast channel on which the content service says that its documents changed. */
export const contentChanges = 'content-changes';

/** Addresses without a final slash, and the number of documents; undefined for a service that is not needed. */
export type StartedServices = { content?: string; documents?: number; newsletter?: string };

export type ServicesOptions = {
  /** Whether a problem in the content is an error. */
  strict: boolean;
  /** Address of the site, without a final slash. */
  site: string;
  /** Whether to start the newsletter's receiver. */
  hasNewsletter: boolean;
  /** Whether a service whose port is taken uses the next free one. */
  mayTakeNextPort: boolean;
};

type Outcome = { started: StartedServices } | { error: string };

type Variables = Record<string, string | undefined>;

/**
 * Starts the project's own content service, and for `gatsby develop` the newsletter's receiver, unless a
 * Prismic repository or another endpoint is configured. Both run in a thread of this process and end
 * with it. Waits until they are ready, because gatsby-config.ts needs their addresses and cannot await.
 *
 * @param environment of the process, `.env` included
 * @returns variables to add to the environment: the addresses of the services
 * @throws Error when a service cannot start; the message names the cause
 */
export function startServices(environment: Variables): Variables {
  const command = environment['gatsby_executing_command'];
  const isConfigured = environment['PRISMIC_REPOSITORY'] || environment['PRISMIC_ENDPOINT'];
  if (isConfigured || (command !== 'develop' && command !== 'build')) return {};

  const isBuild = command === 'build';
  const outcome = runThread(isBuild ? 9000 : 8000, {
    strict: isBuild,
    // Nobody sends the form while the site is built.
    hasNewsletter: !isBuild,
    mayTakeNextPort: true,
  });
  if ('error' in outcome) throw new Error(outcome.error);

  const { content, documents, newsletter } = outcome.started;
  process.stdout.write(`Content service: ${content}/ (${documents} documents)\n`);
  if (newsletter) process.stdout.write(`Newsletter: ${newsletter}/\n`);
  return {
    PRISMIC_ENDPOINT: `${content}/api/v2`,
    // While somebody writes, a link to a document that does not exist yet is a warning.
    GATSBY_STRICT_CONTENT: environment['GATSBY_STRICT_CONTENT'] ?? String(isBuild),
    ...(newsletter && { NEWSLETTER_PORT: new URL(newsletter).port }),
  };
}

/** @param sitePort of the site, unless the variable PORT names another */
function runThread(sitePort: number, options: Omit<ServicesOptions, 'site'>): Outcome {
  const isDone = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(path.resolve('scripts/services.mjs'), {
    workerData: { sitePort, options, changes: contentChanges, isDone, outcome: port2 },
    transferList: [port2],
    // The flags of this process are not the thread's: `--import` of a loader would wait for this thread.
    execArgv: [],
  });
  // Neither keeps a process alive that has nothing else to do.
  thread.unref();
  port1.unref();
  Atomics.wait(isDone, 0, 0, START_TIMEOUT_MS);
  const received = receiveMessageOnPort(port1) as { message: Outcome } | undefined;
  const error =
    `The content service was not ready within ${START_TIMEOUT_MS / 1000} s. ` +
    'To see its output, run npm run content';
  return received?.message ?? { error };
}
