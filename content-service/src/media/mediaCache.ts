const MAX_BYTES = 64 * 1024 * 1024;

type Media = { body: Buffer; type: string };

type Entry = { media: Promise<Media>; bytes: number };

/**
 * Transformed images, with a limit in bytes: the least recently used are dropped first. Concurrent
 * requests for a key share one `make`.
 */
export class MediaCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(readonly maxBytes = MAX_BYTES) {}

  /** The cached image, or the result of `make`. A failure is not cached. */
  async get(key: string, make: () => Promise<Media>): Promise<Media> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.media;
    }
    const entry: Entry = { media: make(), bytes: 0 };
    this.#entries.set(key, entry);
    try {
      const media = await entry.media;
      entry.bytes = media.body.length;
      this.#bytes += entry.bytes;
      this.#trim();
      return media;
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
