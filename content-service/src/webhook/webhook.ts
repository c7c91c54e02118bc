import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from '../repository/repository';
import { apiUpdate } from './apiUpdate';

const TIMEOUT_MS = 5000;
/**
 * The delays before the second and the third attempt; a site that is just starting responds soon.
 */
const retryDelaysMs = [500, 2000];
/** The most calls in the queue; more would report changes long past. */
const MAX_QUEUED_CALLS = 20;

export type WebhookOptions = {
  address: string;
  /** Sent in the body, so that the receiver can verify the sender. */
  secret: string | undefined;
  /** The origin of the service, for `apiUrl`. */
  origin: string;
  log: (line: string) => void;
};

/**
 * Sends changes to an address, as Prismic does: one call after another, with up to three attempts
 * each.
 */
export class Webhook {
  readonly #options: WebhookOptions;
  readonly #closing = new AbortController();
  #calls = Promise.resolve();
  #queuedCalls = 0;

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Sends a change; a failure is one line in the log. */
  sendChange(change: Change): void {
    const { origin, secret = null } = this.#options;
    const domain = change.to.master.settings.name;
    this.#call({ ...apiUpdate(change), domain, apiUrl: `${origin}/api`, secret });
  }

  /** Stops sending and drops the queued calls. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#calls;
  }

  #call(body: object): void {
    if (this.#queuedCalls >= MAX_QUEUED_CALLS) {
      const { address, log } = this.#options;
      log(`The webhook ${address} is too slow: a change was not sent.`);
      return;
    }
    this.#queuedCalls += 1;
    this.#calls = this.#calls
      .then(() => this.#attempt(JSON.stringify(body)))
      .finally(() => {
        this.#queuedCalls -= 1;
      });
  }

  async #attempt(body: string): Promise<void> {
    const { signal } = this.#closing;
    const { address, log } = this.#options;
    for (const delay of [...retryDelaysMs, undefined]) {
      if (signal.aborted) return;
      const failure = await this.#send(body, signal);
      if (failure === undefined || signal.aborted) return;
      if (delay === undefined) log(`The webhook ${address} ${failure}`);
      else await wait(delay, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns the cause of a failure */
  async #send(body: string, closing: AbortSignal): Promise<string | undefined> {
    try {
      const response = await fetch(this.#options.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `responded with status ${response.status}.`;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      return `could not be called: ${reason}`;
    }
  }
}
