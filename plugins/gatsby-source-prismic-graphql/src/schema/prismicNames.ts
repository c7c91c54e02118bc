// Prismic does not document its naming rules. The rules here are derived from Prismic's schemas.

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `article` → `Article`, `landing-page` → `LandingPage`, `twoWords` → `Twowords`. */
export function toTypePart(id: string): string {
  return id
    .split('-')
    .map((part) => upperFirst(part.toLowerCase()))
    .join('');
}

/** `quote-text` → `quoteText`, `quote_text` → `quote_text` */
export function toFieldName(id: string): string {
  const [first = '', ...others] = id.split('-');
  return first + others.map(upperFirst).join('');
}

/** Prismic omits fields whose id has a capital letter or is not a valid GraphQL name. */
export function isExposed(id: string): boolean {
  return !/\p{Lu}/u.test(id) && /^(?!__)[A-Za-z_]\w*$/.test(toFieldName(id));
}

const prefix = 'PRISMIC_';
const builtIn = new Set(['Boolean', 'Float', 'ID', 'Int', 'String']);

export function addTypePrefix(name: string): string {
  return builtIn.has(name) || name.startsWith('__') ? name : `${prefix}${name}`;
}

export function removeTypePrefix(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
