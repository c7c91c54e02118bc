import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { sinkVariables } from './newsletterVariables';

const START_TIMEOUT_MS = 60_000;

/** The broadcast channel on which the content service says that its documents changed. */
export const contentChanges = 'content-changes';

/** What scripts/servicesThread.mjs needs. */
export type ServicesOptions = {
  /** Whether a problem in the content is an error. */
  strict: boolean;
  /** Address of the site, without a final slash. */
  site: string;
  /** Whether the newsletter's sink is started too. */
  hasSink: boolean;
  /** Name of the broadcast channel that tells of changed content. */
  changes: string;
};

/** Addresses without a final slash, and the number of documents. */
export type StartedServices = { content: string; documents: number; newsletter?: string };

/** What scripts/servicesThread.mjs reports. */
export type Outcome = { started: StartedServices } | { error: string };

type Variables = Record<string, string | undefined>;

/**
 * Starts the project's own content service, and for `gatsby develop` the newsletter's sink, where no
 * Prismic repository and no other endpoint is configured. Both run in a thread of this process and end
 * with it. Waits until they are ready, because gatsby-config.ts needs their addresses and cannot await.
 *
 * A build starts no sink: nobody sends the form while the site is built.
 *
 * @param environment of the process, `.env` among them
 * @returns variables to add to the environment: where the services are
 * @throws Error when a service cannot start; the message names the cause
 */
export function startServices(environment: Variables): Variables {
  const command = environment['gatsby_executing_command'];
  const isConfigured = environment['PRISMIC_REPOSITORY'] || environment['PRISMIC_ENDPOINT'];
  if (isConfigured || (command !== 'develop' && command !== 'build')) return {};

  const isBuild = command === 'build';
  const usualPort = isBuild ? 9000 : 8000;
  const outcome = runThread({
    strict: isBuild,
    site: `http://localhost:${environment['PORT'] || usualPort}`,
    hasSink: !isBuild && !environment['GATSBY_NEWSLETTER_ACTION'],
    changes: contentChanges,
  });
  if ('error' in outcome) throw new Error(outcome.error);

  const { content, documents, newsletter } = outcome.started;
  process.stdout.write(`Content service: ${content}/ (${documents} documents)\n`);
  if (newsletter) process.stdout.write(`Newsletter sink: ${newsletter}/\n`);
  return {
    PRISMIC_ENDPOINT: `${content}/api/v2`,
    // While somebody writes, a link to a document that does not exist yet is a warning.
    GATSBY_STRICT_CONTENT: environment['GATSBY_STRICT_CONTENT'] ?? String(isBuild),
    ...(newsletter && sinkVariables(`${newsletter}/`)),
  };
}

function runThread(options: ServicesOptions): Outcome {
  const isDone = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(path.resolve('scripts/servicesThread.mjs'), {
    workerData: { options, isDone, outcome: port2 },
    transferList: [port2],
    // The flags of this process are not the thread's: `--import` of a loader would wait for this thread.
    execArgv: [],
  });
  // Neither keeps a process alive that has nothing else to do.
  thread.unref();
  port1.unref();
  Atomics.wait(isDone, 0, 0, START_TIMEOUT_MS);
  const message = receiveMessageOnPort(port1) as { message: Outcome } | undefined;
  return (
    message?.message ?? {
      error:
        `The content service was not ready within ${START_TIMEOUT_MS / 1000} s. ` +
        'To see its output, run npm run content',
    }
  );
}
