import type { Sources } from './contentSecurityPolicy';

// A comma would begin another policy, a semicolon another directive.
const source = /^(?:https?:\/\/)?[\w*][\w.*:/-]*$|^[a-z]+:$|^'[\w+/=-]+'$/;

/**
 * Reads the variable CSP_SOURCES: `frame-src https://maps.example; img-src https://a.example`.
 *
 * @throws Error with cause and remedy for a text that has no such form
 */
export function readSources(text: string): Sources {
  const entries = text
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  for (const [name = '', ...sources] of entries) {
    const wrong = [name, ...sources].find((word, index) =>
      index === 0 ? !/^[a-z]+-(?:src|action|ancestors)$/.test(word) : !source.test(word),
    );
    if (wrong !== undefined || sources.length === 0) {
      throw new Error(
        `The variable CSP_SOURCES cannot be read at "${wrong ?? name}". Write directives with their sources, ` +
          'for example: CSP_SOURCES="frame-src https://maps.example; img-src https://images.example"',
      );
    }
  }
  return Object.fromEntries(entries.map(([name = '', ...sources]) => [name, sources]));
}
