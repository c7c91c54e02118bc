type Entry<Value> = { value: Value; expires: number };

/** A least-recently-used cache. Each value has its own lifetime. */
export class LruCache<Value> {
  // A Map keeps the order of insertion, so the first key is the least recently used one.
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #limit: number;

  /**
   * @param limit maximum number of values. A new value beyond it removes the least recently used one.
   */
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

  /** @param lifetimeInMs how long the value stays in the cache. With 0 it is not cached. */
  set(key: string, value: Value, lifetimeInMs: number): void {
    this.#entries.delete(key);
    if (lifetimeInMs <= 0) return;
    this.#entries.set(key, { value, expires: Date.now() + lifetimeInMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest);
  }
}
