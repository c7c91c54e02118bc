import type { Document } from '../model/assemble';
import { isJsonObject } from '../model/json';
import type { Json } from '../model/json';
import { matchesWords, toWords, searchableWords } from './fulltext';
import type { Operator } from './operator';
import { similarDocuments } from './similar';

const EARTH_RADIUS_KM = 6371;

/** `fulltext`, `similar` and `geopoint.near`. */
export const searchOperators: Record<string, Operator> = {
  fulltext: {
    arity: 1,
    test: (call) => {
      const path = call.path(['document', 'StructuredText', 'Text', 'Select', 'uid']);
      const query = call.text(0);
      const words = (document: Document): ReadonlySet<string> =>
        path.kind === 'document'
          ? searchableWords(document, call.snapshot.customType(document).fields)
          : toWords(path.values(document).join('\n'));
      return { matches: (document) => matchesWords(query, words(document)) };
    },
  },
  similar: {
    arity: 2,
    test: (call) => {
      const shared = similarDocuments(call.text(0), call.number(1), call.snapshot);
      return {
        matches: (document) => shared.has(document),
        rank: (document) => -(shared.get(document) ?? 0),
      };
    },
  },
  'geopoint.near': {
    arity: 3,
    test: (call) => {
      const { raw } = call.path(['GeoPoint']);
      const [latitude, longitude, radius] = [call.number(0), call.number(1), call.number(2)];
      const distance = (document: Document): number =>
        Math.min(...raw(document).map((point) => kilometres(point, latitude, longitude)));
      return { matches: (document) => distance(document) <= radius, rank: distance };
    },
  },
};

/** The distance by the haversine formula; infinite if the value is not a point. */
function kilometres(point: Json, latitude: number, longitude: number): number {
  if (!isJsonObject(point)) return Infinity;
  const { latitude: toLatitude, longitude: toLongitude } = point;
  if (typeof toLatitude !== 'number' || typeof toLongitude !== 'number') return Infinity;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(toLatitude - latitude) / 2) ** 2;
  const width = Math.sin(radians(toLongitude - longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(latitude)) * Math.cos(radians(toLatitude)) * width;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
