import { specifiedScalarTypes } from 'graphql';

const prefix = 'PRISMIC_';
const builtIn = new Set(specifiedScalarTypes.map(({ name }) => name));

/** Prismic's name of a type → its name in Gatsby's schema. Built-in scalars keep theirs. */
export function addTypePrefix(name: string): string {
  return builtIn.has(name) || name.startsWith('__') ? name : `${prefix}${name}`;
}

/** A type's name in Gatsby's schema → Prismic's. */
export function removeTypePrefix(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
