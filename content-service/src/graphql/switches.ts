import { META_SORT_NAMES } from './metaSortNames';
import type { MetaSortName } from './metaSortNames';

/**
 * What Prismic's documentation leaves open about GraphQL, or has changed over the years: one switch
 * each, so that a service can be set to answer as a real repository was seen to answer.
 */
export type GraphqlSwitches = {
  /** The most documents that one connection gives: 20 in Prismic's documentation, 100 lately. */
  pageLimit: number;
  /** How many levels of fields a query may have; introspection does not count. */
  maxDepth: number;
  /** What empty rich texts, images, groups and zones give: `null`, or their empty REST value. */
  emptyValues: 'null' | 'rest';
  /** The type of geographical points: their own with latitude and longitude, REST's value, or none. */
  geoPoint: 'GeoPoint' | 'Json' | 'omitted';
  /** The scalar of timestamp fields. */
  timestamp: 'DateTime' | 'String';
  /** Whether documents can be sorted by selects. */
  selectSort: 'exposed' | 'omitted';
  /** Whether documents can be filtered by selects. */
  selectWhere: 'exposed' | 'omitted';
  /** Whether fields whose id has a capital letter are in the schema. */
  capitalIds: 'exposed' | 'omitted';
  /** Whether `hasNextPage` tells of more documents where neither `first` nor `last` was asked for. */
  nextPageWithoutFirst: 'told' | 'untold';
  /** The order where `sortBy` is not asked for. */
  defaultSort: MetaSortName;
};

export const DEFAULT_SWITCHES: GraphqlSwitches = {
  pageLimit: 20,
  maxDepth: 9,
  emptyValues: 'null',
  geoPoint: 'GeoPoint',
  timestamp: 'DateTime',
  selectSort: 'exposed',
  selectWhere: 'exposed',
  capitalIds: 'omitted',
  nextPageWithoutFirst: 'told',
  defaultSort: 'meta_lastPublicationDate_DESC',
};

/** The values that a switch of words can have; the others are whole numbers from 1. */
const WORDS: { [Name in keyof GraphqlSwitches]?: readonly string[] } = {
  emptyValues: ['null', 'rest'],
  geoPoint: ['GeoPoint', 'Json', 'omitted'],
  timestamp: ['DateTime', 'String'],
  selectSort: ['exposed', 'omitted'],
  selectWhere: ['exposed', 'omitted'],
  capitalIds: ['exposed', 'omitted'],
  nextPageWithoutFirst: ['told', 'untold'],
  defaultSort: META_SORT_NAMES,
};

/**
 * Reads `<switch>=<value>`, as the command line takes it.
 * @returns undefined when there is no such switch, or no such value of it.
 */
export function parseSwitch(text: string): Partial<GraphqlSwitches> | undefined {
  const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (!isSwitch(name)) return undefined;
  const words = WORDS[name];
  if (words) return words.includes(value) ? { [name]: value } : undefined;
  return /^[1-9]\d{0,5}$/.test(value) ? { [name]: Number(value) } : undefined;
}

/** All switches with their values, a line each, for help texts. */
export function describeSwitches(): string {
  return Object.entries(DEFAULT_SWITCHES)
    .map(([name, value]) => {
      const words = isSwitch(name) ? WORDS[name] : undefined;
      return `${name}=${words?.join('|') ?? '<number>'} (default ${value})`;
    })
    .join('\n');
}

function isSwitch(name: string): name is keyof GraphqlSwitches {
  return Object.hasOwn(DEFAULT_SWITCHES, name);
}
