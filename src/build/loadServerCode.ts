type Load = () => Promise<unknown>;

let loaded: Promise<void> | undefined;

/**
 * Loads all code of the pages: Gatsby's templates, by the name of their chunk, then the parts that
 * these templates load. styled-components writes styles in the order in which a process has loaded
 * their modules. If each process loads all modules in the same order, a page whose data have not
 * changed is the same file in each build.
 */
export function loadServerCode(templates: Record<string, Load>, parts: Load[]): void {
  const names = Object.keys(templates).sort();
  // A page whose code cannot be loaded has the error itself.
  const allTemplates = Promise.allSettled(names.map((name) => templates[name]?.()));
  loaded = allTemplates.then(async () => {
    // A part may contain further parts.
    for (let load = parts.shift(); load; load = parts.shift()) {
      await load().catch(() => undefined);
    }
  });
}

export function serverCode(): Promise<void> | undefined {
  return loaded;
}
