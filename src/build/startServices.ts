import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

const START_TIMEOUT_MS = 60_000;

/** The content service announces changes of its documents on this broadcast channel. */
export const contentChanges = 'content-changes';

/** Addresses have no final slash. A service that was not needed has no address. */
export type StartedServices = { content?: string; documents?: number; newsletter?: string };

export type ServicesOptions = {
  /** If true, a problem in the content is an error. */
  strict: boolean;
  /** The site's address, without a final slash. */
  site: string;
  hasNewsletter: boolean;
  mayTakeNextPort: boolean;
};

type Outcome = { started: StartedServices } | { error: string };

// Starts the project's services, unless Prismic or another endpoint is configured, in a thread that
// ends with this process. Waits until the services are ready, because gatsby-config.ts needs their
// addresses and cannot await. Returns variables to add to the environment.
export function startServices(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const command = environment['gatsby_executing_command'];
  const isConfigured = environment['PRISMIC_REPOSITORY'] || environment['PRISMIC_ENDPOINT'];
  if (isConfigured || (command !== 'develop' && command !== 'build')) return {};

  const isBuild = command === 'build';
  const outcome = runThread(isBuild ? 9000 : 8000, {
    strict: isBuild,
    // Nobody sends the form during a build.
    hasNewsletter: !isBuild,
    mayTakeNextPort: true,
  });
  if ('error' in outcome) throw new Error(outcome.error);

  const { content, documents, newsletter } = outcome.started;
  process.stdout.write(`Content service: ${content}/ (${documents} documents)\n`);
  if (newsletter) process.stdout.write(`Newsletter: ${newsletter}/\n`);
  return {
    PRISMIC_ENDPOINT: `${content}/api/v2`,
    // In development, where documents are being written, a link to a missing document is a warning.
    GATSBY_STRICT_CONTENT: environment['GATSBY_STRICT_CONTENT'] || String(isBuild),
    ...(newsletter && { NEWSLETTER_PORT: new URL(newsletter).port }),
  };
}

function runThread(sitePort: number, options: Omit<ServicesOptions, 'site'>): Outcome {
  const isDone = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(path.resolve('scripts/services.mjs'), {
    workerData: { sitePort, options, changes: contentChanges, isDone, outcome: port2 },
    transferList: [port2],
    // A worker with an inherited `--import` waits for this thread, which `Atomics.wait` blocks.
    execArgv: [],
  });
  // The process may end while the thread and the port are open.
  thread.unref();
  port1.unref();
  Atomics.wait(isDone, 0, 0, START_TIMEOUT_MS);
  const received = receiveMessageOnPort(port1) as { message: Outcome } | undefined;
  const error =
    `The content service was not ready within ${START_TIMEOUT_MS / 1000} s. ` +
    'To see its output, run npm run content';
  return received?.message ?? { error };
}
