import { setTimeout as wait } from 'node:timers/promises';
import type { Document } from '../model/assemble';
import type { CustomType } from '../model/customTypes';
import type { Change, State } from '../repository/repository';
import type { Snapshot } from '../repository/snapshot';
import { toExperiment } from '../repository/variants';
import type { Experiment, Release } from '../repository/variants';

const TIMEOUT_MS = 5000;
/**
 * The delays before the second and the third attempt; a site that is just starting responds soon.
 */
const retryDelaysMs = [500, 2000];
/** The most calls in the queue; more would report changes long past. */
const MAX_QUEUED_CALLS = 20;

type WebhookOptions = {
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

/** The added, updated and deleted items in Prismic's webhook; a key without items is absent. */
type Operations = { addition?: object[]; update?: object[]; deletion?: object[] };

/**
 * The body of Prismic's `api-update` without the sender. It has `masterRef` if the published
 * content changed. A release counts as changed if its own documents, label or date changed.
 */
function apiUpdate({ from, to }: Change) {
  const isPublished = from.master.ref !== to.master.ref;
  return {
    type: 'api-update',
    ...(isPublished ? { masterRef: to.master.ref } : {}),
    releases: operations(from.releases, to.releases, {
      id: ({ id }) => id,
      fingerprint: ({ hash }) => hash,
      toBody: ({ id, ref, label, documents }: Release) => ({ id, ref, label, documents }),
    }),
    masks: operations([...from.master.model.types.values()], [...to.master.model.types.values()], {
      id: ({ id }) => id,
      fingerprint: (type) => JSON.stringify(type),
      toBody: ({ id, label }: CustomType) => ({ id, label }),
    }),
    tags: operations(from.master.tags, to.master.tags, {
      id: (tag) => tag,
      fingerprint: (tag) => tag,
      toBody: (tag: string) => ({ id: tag }),
    }),
    experiments: operations(experimentsOf(from), experimentsOf(to), {
      id: ({ id }) => id,
      fingerprint: ({ name, variations }) =>
        JSON.stringify([name, variations.map(({ hash, label }) => [hash, label])]),
      toBody: toExperiment,
    }),
    documents: isPublished ? changedIds(from.master, to.master) : [],
  };
}

function experimentsOf({ experiments }: State): Experiment[] {
  return [...experiments.draft, ...experiments.running];
}

function operations<T>(
  from: readonly T[],
  to: readonly T[],
  of: { id: (item: T) => string; fingerprint: (item: T) => string; toBody: (item: T) => object },
): Operations {
  const before = new Map(from.map((item) => [of.id(item), item]));
  const after = new Set(to.map(of.id));
  const isNew = (item: T): boolean => !before.has(of.id(item));
  const isUpdated = (item: T): boolean => {
    const former = before.get(of.id(item));
    return former !== undefined && of.fingerprint(former) !== of.fingerprint(item);
  };
  const groups = {
    addition: to.filter(isNew).map(of.toBody),
    update: to.filter(isUpdated).map(of.toBody),
    deletion: from.filter((item) => !after.has(of.id(item))).map(of.toBody),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, items]) => items.length > 0));
}

function changedIds(from: Snapshot, to: Snapshot): string[] {
  const ids = new Set([...from.documents, ...to.documents].map(({ id }) => id));
  return [...ids].filter((id) => !isSame(from.byId(id), to.byId(id)));
}

function isSame(a: Document | undefined, b: Document | undefined): boolean {
  // The data of an unchanged file stays the same object, which avoids most deep comparisons.
  const isSameData = a?.data === b?.data || JSON.stringify(a?.data) === JSON.stringify(b?.data);
  return (
    isSameData && JSON.stringify({ ...a, data: null }) === JSON.stringify({ ...b, data: null })
  );
}
