import type { Snapshot } from '../repository/snapshot';

/** The sort orders that every type has, in Prismic's order. */
const metaSortNames = [
  'meta_firstPublicationDate_ASC',
  'meta_firstPublicationDate_DESC',
  'meta_lastPublicationDate_ASC',
  'meta_lastPublicationDate_DESC',
] as const;

export type MetaSortName = (typeof metaSortNames)[number];

/**
 * One switch for each thing about Prismic's GraphQL that is undocumented or has changed over the
 * years, so that the service can be configured to respond like a given repository.
 */
export type GraphqlSwitches = {
  /** The most documents in one connection: 20 in Prismic's documentation, 100 more recently. */
  pageLimit: number;
  /** The most levels of fields in a query; introspection does not count. */
  maxDepth: number;
  /** The value of empty rich texts, images, groups and zones: `null`, or their empty REST value. */
  emptyValues: 'null' | 'rest';
  /** The type of geographical points: `GeoPoint` with latitude and longitude, the REST value, or none. */
  geoPoint: 'GeoPoint' | 'Json' | 'omitted';
  timestamp: 'DateTime' | 'String';
  selectSort: 'exposed' | 'omitted';
  selectWhere: 'exposed' | 'omitted';
  /**
   * The type of fields whose type in Prismic's GraphQL is not known: tables, lists of links, Range,
   * IntegrationFields and types that this service does not know.
   */
  newTypes: 'Json' | 'omitted';
  /**
   * The type of a link that can have a text or a variant: `Json` is the REST value. Prismic's `_Linkable` has
   * no place for them.
   */
  linksWithText: '_Linkable' | 'Json';
  /** Whether fields whose id has a capital letter are in the schema. */
  capitalIds: 'exposed' | 'omitted';
  /** Whether `hasNextPage` can be true in a query with neither `first` nor `last`. */
  nextPageWithoutFirst: 'told' | 'untold';
  defaultSort: MetaSortName;
};

export const defaultSwitches: GraphqlSwitches = {
  pageLimit: 20,
  maxDepth: 9,
  emptyValues: 'null',
  geoPoint: 'GeoPoint',
  timestamp: 'DateTime',
  selectSort: 'exposed',
  selectWhere: 'exposed',
  newTypes: 'Json',
  linksWithText: '_Linkable',
  capitalIds: 'omitted',
  nextPageWithoutFirst: 'told',
  defaultSort: 'meta_lastPublicationDate_DESC',
};

/** The allowed values of the switches that are not numbers; the others are whole numbers from 1. */
const allowedValues: { [Name in keyof GraphqlSwitches]?: readonly string[] } = {
  emptyValues: ['null', 'rest'],
  geoPoint: ['GeoPoint', 'Json', 'omitted'],
  timestamp: ['DateTime', 'String'],
  selectSort: ['exposed', 'omitted'],
  selectWhere: ['exposed', 'omitted'],
  newTypes: ['Json', 'omitted'],
  linksWithText: ['_Linkable', 'Json'],
  capitalIds: ['exposed', 'omitted'],
  nextPageWithoutFirst: ['told', 'untold'],
  defaultSort: metaSortNames,
};

/**
 * Parses `<switch>=<value>`, the form on the command line.
 * @returns undefined if the switch or its value does not exist
 */
export function parseSwitch(text: string): Partial<GraphqlSwitches> | undefined {
  const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (!isSwitch(name)) return undefined;
  const allowed = allowedValues[name];
  if (allowed) return allowed.includes(value) ? { [name]: value } : undefined;
  return /^[1-9]\d{0,5}$/.test(value) ? { [name]: Number(value) } : undefined;
}

/** All switches with their values, one per line, for help texts. */
export function describeSwitches(): string {
  return Object.entries(defaultSwitches)
    .map(([name, value]) => {
      const allowed = isSwitch(name) ? allowedValues[name] : undefined;
      return `${name}=${allowed?.join('|') ?? '<number>'} (default ${value})`;
    })
    .join('\n');
}

function isSwitch(name: string): name is keyof GraphqlSwitches {
  return Object.hasOwn(defaultSwitches, name);
}

export type GraphqlContext = {
  snapshot: Snapshot;
  switches: GraphqlSwitches;
};
