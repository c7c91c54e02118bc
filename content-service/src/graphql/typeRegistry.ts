import { isGraphqlName } from './names';

/** Names that the schema holds for every repository, or that GraphQL itself defines. */
const COMMON = [
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

/** The names of types that are taken: Prismic's rules can make one name of two different ids. */
export class TypeRegistry {
  readonly #taken = new Set(COMMON);

  /** Takes the names if all are allowed and free. */
  claim(...names: string[]): boolean {
    const isFree = names.every((name) => isGraphqlName(name) && !this.#taken.has(name));
    if (isFree) names.forEach((name) => this.#taken.add(name));
    return isFree;
  }
}
