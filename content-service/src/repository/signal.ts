/** Tells all who listen that something happened. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  /** How many listen. */
  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** @returns ends the listening */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
