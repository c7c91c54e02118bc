const prefix = 'PRISMIC_';
const builtIn = new Set(['Boolean', 'Float', 'ID', 'Int', 'String']);

/** Prismic's type name → the type name in Gatsby's schema. Built-in scalars keep their names. */
export function addTypePrefix(name: string): string {
  return builtIn.has(name) || name.startsWith('__') ? name : `${prefix}${name}`;
}

/** Type name in Gatsby's schema → Prismic's type name. */
export function removeTypePrefix(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
