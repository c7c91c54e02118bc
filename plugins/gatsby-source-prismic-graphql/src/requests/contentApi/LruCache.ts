type Entry<Value> = { value: Value; expires: number };

/** Keeps what was used last, each value for a time of its own. */
export class LruCache<Value> {
  // A Map remembers the order of insertion: the first key is the one used longest ago.
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #limit: number;

  /** @param limit most values at a time; one more drops the one that was used longest ago. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.expires <= Date.now()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param lifetimeInMs how long it is kept; 0 is not at all. */
  set(key: string, value: Value, lifetimeInMs: number): void {
    this.#entries.delete(key);
    if (lifetimeInMs <= 0) return;
    this.#entries.set(key, { value, expires: Date.now() + lifetimeInMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
  }
}
