// Prismic does not document these rules; they were read off schemas that it made of known types.

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Part of a type's name: `article` → `Article`, `landing-page` → `LandingPage`, `twoWords` → `Twowords`. */
export function toTypePart(id: string): string {
  return id
    .split('-')
    .map((part) => upperFirst(part.toLowerCase()))
    .join('');
}

/** `quote-text` → `quoteText`; `_` is an ordinary character. */
export function toFieldName(id: string): string {
  const [first = '', ...others] = id.split('-');
  return first + others.map(upperFirst).join('');
}

/** Prismic leaves out fields whose id has a capital letter, and GraphQL knows only such names. */
export function isExposed(id: string): boolean {
  return !/\p{Lu}/u.test(id) && /^(?!__)[A-Za-z_]\w*$/.test(toFieldName(id));
}
