// Prismic does not document these rules. They were derived from schemas that Prismic generated for known
// custom types.

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Converts an id to a part of a type name: `article` → `Article`, `landing-page` → `LandingPage`,
 * `twoWords` → `Twowords`.
 */
export function toTypePart(id: string): string {
  return id
    .split('-')
    .map((part) => upperFirst(part.toLowerCase()))
    .join('');
}

/** Converts an id to a field name: `quote-text` → `quoteText`. `_` stays. */
export function toFieldName(id: string): string {
  const [first = '', ...others] = id.split('-');
  return first + others.map(upperFirst).join('');
}

/** Prismic omits fields whose id has a capital letter or is not a valid GraphQL name. */
export function isExposed(id: string): boolean {
  return !/\p{Lu}/u.test(id) && /^(?!__)[A-Za-z_]\w*$/.test(toFieldName(id));
}
