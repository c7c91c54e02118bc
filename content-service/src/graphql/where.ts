import type { Field } from '../model/fields';
import type { Json, JsonObject } from '../model/json';
import { matchesWords, toWords } from '../predicates/fulltext';
import { comparables } from '../predicates/paths';
import type { Comparable } from '../predicates/paths';

export type Test = (value: Json | undefined, wanted: unknown) => boolean;

/** Tests of fields by the names of an input type's members. */
export type Where = Map<string, { id: string; test: Test }>;

export function matchesWhere(where: Where, wanted: object, data: JsonObject): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const member = where.get(name);
    return !member || value === null || member.test(data[member.id], value);
  });
}

/** Returns the members of a field. Each has the field's name and a suffix. */
export function whereMembers(field: Field): { suffix: string; type: string; test: Test }[] {
  const some =
    (test: (found: Comparable, wanted: Comparable) => boolean): Test =>
    (value, wanted) =>
      comparables(field, value).some((found) => test(found, wanted as Comparable));
  const equal = some((found, wanted) => found === wanted);
  const [less, greater] = [some((a, b) => a < b), some((a, b) => a > b)];
  const fulltext = {
    suffix: '_fulltext',
    type: 'String',
    test: (value: Json | undefined, wanted: unknown) =>
      matchesWords(String(wanted), toWords(comparables(field, value).join(' '))),
  };
  switch (field.kind) {
    case 'StructuredText':
      return [fulltext];
    case 'Select':
    case 'Text':
      return [{ suffix: '', type: 'String', test: equal }, fulltext];
    case 'Date':
    case 'Timestamp': {
      const type = field.kind === 'Date' ? 'Date' : 'DateTime';
      return [
        { suffix: '', type, test: equal },
        { suffix: '_before', type, test: less },
        { suffix: '_after', type, test: greater },
      ];
    }
    case 'Number':
      return [
        { suffix: '', type: 'Float', test: equal },
        { suffix: '_lt', type: 'Float', test: less },
        { suffix: '_gt', type: 'Float', test: greater },
        { suffix: '_range', type: '[Float!]', test: inRange },
      ];
    case 'Boolean':
      return [{ suffix: '', type: 'Boolean', test: equal }];
    case 'Link':
      return field.isRepeated ? [] : [{ suffix: '', type: 'String', test: equal }];
    default:
      return [];
  }
}

/** Both limits are included, as in REST's `number.inRange`. */
function inRange(value: Json | undefined, wanted: unknown): boolean {
  const [low, high = Infinity] = Array.isArray(wanted) ? wanted.map(Number) : [];
  return typeof value === 'number' && low !== undefined && value >= low && value <= high;
}
