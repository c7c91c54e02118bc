import { emptyValue } from './emptyValue';
import type { Field } from './fields';
import { isJsonObject } from './json';
import type { Json } from './json';
import { quoted } from './scope';
import type { Scope } from './scope';
import { isDate, toTimestamp } from './timestamp';

/** A value that is not made of other fields, checked; what does not fit is reported and empty. */
export function completeScalar(field: Field, value: Json, place: string, scope: Scope): Json {
  const unusable = (expected: string): Json => {
    scope.report(place, `${expected} is expected, not ${quoted(value)}.`, 'Correct the value.');
    return emptyValue(field);
  };
  switch (field.kind) {
    case 'Text':
      return typeof value === 'string' ? value : unusable('text');
    case 'Number':
    case 'Range':
      return typeof value === 'number' ? value : unusable('a number');
    case 'Boolean':
      return typeof value === 'boolean' ? value : unusable('true or false');
    case 'Date':
      return typeof value === 'string' && isDate(value)
        ? value
        : unusable('a date like "2026-10-02"');
    case 'Timestamp': {
      const moment = typeof value === 'string' ? toTimestamp(value) : undefined;
      return moment ?? unusable('a moment like "2026-10-02T09:00:00+0000"');
    }
    case 'Color':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? value
        : unusable('a colour like "#1a2b3c"');
    case 'Select':
      return typeof value === 'string' && field.options.includes(value)
        ? value
        : unusable(`one of the options ${field.options.map((option) => `"${option}"`).join(', ')}`);
    default:
      return isJsonObject(value) ? value : unusable('an object');
  }
}
