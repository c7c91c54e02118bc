/** Notifies listeners of an event without data. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
