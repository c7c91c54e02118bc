import { isGraphqlName } from './names';

/** Names that the schema of every repository contains or that GraphQL defines. */
const commonNames = [
  'Query',
  'Meta',
  'RelatedDocument',
  'PageInfo',
  'SortDocumentsBy',
  'similar',
  'GeoPoint',
  'Json',
  'Long',
  'Date',
  'DateTime',
  'String',
  'Int',
  'Float',
  'Boolean',
  'ID',
  '_Document',
  '_Linkable',
  '_DocumentConnection',
  '_DocumentEdge',
  '_ExternalLink',
  '_FileLink',
  '_ImageLink',
];

/**
 * Records which type names are taken: under Prismic's rules two different ids can get the same
 * name.
 */
export class TypeRegistry {
  readonly #taken = new Set(commonNames);

  /** Takes the names if all of them are valid and free. */
  claim(...names: string[]): boolean {
    const isFree = names.every((name) => isGraphqlName(name) && !this.#taken.has(name));
    if (isFree) names.forEach((name) => this.#taken.add(name));
    return isFree;
  }
}
