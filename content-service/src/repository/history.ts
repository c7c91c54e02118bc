import type { Snapshot } from './snapshot';

/** How many earlier states go on answering under their refs, as Prismic's old refs do. */
const KEPT_STATES = 20;
/** So many refs are remembered to have expired; older ones are unknown. */
const KEPT_EXPIRED = 1000;

/** The states that one thing (the master, a release …) has been in, by their refs. */
export class History {
  /** Oldest first, the newest last. */
  readonly #snapshots = new Map<string, Snapshot>();
  readonly #expired = new Set<string>();

  /** The state under a ref; `expired` when it was one, but too many came after it. */
  find(ref: string): Snapshot | 'expired' | undefined {
    return this.#snapshots.get(ref) ?? (this.#expired.has(ref) ? 'expired' : undefined);
  }

  /** Makes a state the newest, also one that was there before. */
  keep(snapshot: Snapshot): void {
    this.#snapshots.delete(snapshot.ref);
    this.#snapshots.set(snapshot.ref, snapshot);
    this.#expired.delete(snapshot.ref);
    this.#drop(KEPT_STATES + 1);
  }

  /** Ends it: the thing is there no longer. */
  end(): void {
    this.#drop(0);
  }

  #drop(kept: number): void {
    const surplus = [...this.#snapshots.keys()].slice(0, Math.max(this.#snapshots.size - kept, 0));
    for (const ref of surplus) {
      this.#snapshots.delete(ref);
      this.#expired.add(ref);
    }
    for (const ref of this.#expired) {
      if (this.#expired.size <= KEPT_EXPIRED) return;
      this.#expired.delete(ref);
    }
  }
}
