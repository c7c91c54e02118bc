import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from '../repository/repository';
import type { Snapshot } from '../repository/snapshot';
import { apiUpdate } from './apiUpdate';

const TIMEOUT_MS = 5000;
/** Before the second and the third attempt. A site that is just starting answers soon. */
const DELAYS_MS = [500, 2000];
/** So many calls may wait; more would tell of changes that are long past. */
const MAX_WAITING = 20;

export type WebhookOptions = {
  address: string;
  /** Is sent along, so that the receiver can tell who calls. */
  secret: string | undefined;
  /** Of the service, for `apiUrl`. */
  origin: string;
  log: (line: string) => void;
};

/** Tells an address of changes, as Prismic does: one after the other, each attempted three times. */
export class Webhook {
  readonly address: string;
  readonly #options: WebhookOptions;
  readonly #closing = new AbortController();
  #calls = Promise.resolve();
  #waiting = 0;

  constructor(options: WebhookOptions) {
    this.address = options.address;
    this.#options = options;
  }

  /** Tells of a change; a failure is one line in the log. */
  changed(change: Change): void {
    this.#call({ ...apiUpdate(change), ...this.#sender(change.to.master) });
  }

  /** Sends Prismic's `test-trigger`. */
  test(master: Snapshot): void {
    this.#call({ type: 'test-trigger', ...this.#sender(master) });
  }

  /** Ends it; what waits is not sent. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#calls;
  }

  #sender({ settings }: Snapshot) {
    const { origin, secret = null } = this.#options;
    return { domain: settings.name, apiUrl: `${origin}/api`, secret };
  }

  #call(body: object): void {
    if (this.#waiting >= MAX_WAITING) {
      this.#options.log(`The webhook ${this.address} is too slow: a change was not told to it.`);
      return;
    }
    this.#waiting += 1;
    this.#calls = this.#calls
      .then(() => this.#attempt(JSON.stringify(body)))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #attempt(body: string): Promise<void> {
    const { signal } = this.#closing;
    for (const delay of [...DELAYS_MS, undefined]) {
      if (signal.aborted) return;
      const failure = await this.#send(body, signal);
      if (failure === undefined || signal.aborted) return;
      if (delay === undefined) this.#options.log(`The webhook ${this.address} ${failure}`);
      else await wait(delay, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns what went wrong */
  async #send(body: string, closing: AbortSignal): Promise<string | undefined> {
    try {
      const response = await fetch(this.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `answered ${response.status}.`;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      return `could not be called: ${reason}`;
    }
  }
}
