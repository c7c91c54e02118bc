import type { Snapshot } from './snapshot';

/** The number of earlier states that remain available under their refs, like Prismic's old refs. */
const MAX_EARLIER_STATES = 20;
/** The number of refs known to be expired; older refs are unknown. */
const MAX_EXPIRED_REFS = 1000;

/** The states over time of the master, a release or a variation, by their refs. */
export class History {
  /** The oldest first. */
  readonly #snapshots = new Map<string, Snapshot>();
  readonly #expired = new Set<string>();

  /** The state under a ref; `expired` if too many states followed it. */
  find(ref: string): Snapshot | 'expired' | undefined {
    return this.#snapshots.get(ref) ?? (this.#expired.has(ref) ? 'expired' : undefined);
  }

  /** Makes a state the newest, even if it was there before. */
  add(snapshot: Snapshot): void {
    this.#snapshots.delete(snapshot.ref);
    this.#snapshots.set(snapshot.ref, snapshot);
    this.#expired.delete(snapshot.ref);
    this.#trim(MAX_EARLIER_STATES + 1);
  }

  /** Expires all states: the release or variation no longer exists. */
  expireAll(): void {
    this.#trim(0);
  }

  #trim(limit: number): void {
    const surplus = [...this.#snapshots.keys()].slice(0, Math.max(this.#snapshots.size - limit, 0));
    for (const ref of surplus) {
      this.#snapshots.delete(ref);
      this.#expired.add(ref);
    }
    for (const ref of this.#expired) {
      if (this.#expired.size <= MAX_EXPIRED_REFS) return;
      this.#expired.delete(ref);
    }
  }
}
