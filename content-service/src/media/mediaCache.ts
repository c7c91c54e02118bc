const CACHE_LIMIT_BYTES = 64 * 1024 * 1024;

/** Transformed images, each with its content type. */
export type MediaCache = ByteCache<{ body: Buffer; type: string }>;

export function mediaCache(): MediaCache {
  return new ByteCache(CACHE_LIMIT_BYTES, ({ body }) => body.length);
}

type Entry<T> = { value: Promise<T>; bytes: number };

/**
 * A cache with a limit in bytes that drops the least recently used values first. Concurrent
 * requests for a key share one `make`.
 */
export class ByteCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  #bytes = 0;

  constructor(
    readonly maxBytes: number,
    readonly sizeOf: (value: T) => number,
  ) {}

  /** The cached value, or the result of `make`. A failure is not cached. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    const entry: Entry<T> = { value: make(), bytes: 0 };
    this.#entries.set(key, entry);
    try {
      const value = await entry.value;
      entry.bytes = this.sizeOf(value);
      this.#bytes += entry.bytes;
      this.#trim();
      return value;
    } catch (error) {
      this.#entries.delete(key);
      throw error;
    }
  }

  #trim(): void {
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.maxBytes) return;
      // An entry with 0 bytes is still being made.
      if (bytes === 0) continue;
      this.#entries.delete(key);
      this.#bytes -= bytes;
    }
  }
}
