import { emptyValue } from './emptyValue';
import type { Field } from './fields';
import { isJsonObject } from './json';
import type { Json } from './json';
import { quoted } from './scope';
import type { Scope } from './scope';
import { isDate, toTimestamp } from './timestamp';

/** Checks a value that has no fields of its own. An invalid value is reported and becomes empty. */
export function completeScalar(field: Field, value: Json, fieldPath: string, scope: Scope): Json {
  const reject = (expected: string): Json => {
    scope.report(
      fieldPath,
      `${expected} was expected, not ${quoted(value)}.`,
      'Correct the value.',
    );
    return emptyValue(field);
  };
  switch (field.kind) {
    case 'Text':
      return typeof value === 'string' ? value : reject('text');
    case 'Number':
    case 'Range':
      // JSON.parse reads 1e400 as infinity, which no response can contain.
      return Number.isFinite(value) ? value : reject('a number');
    case 'Boolean':
      return typeof value === 'boolean' ? value : reject('true or false');
    case 'Date':
      return typeof value === 'string' && isDate(value)
        ? value
        : reject('a date like "2026-10-02"');
    case 'Timestamp': {
      const timestamp = typeof value === 'string' ? toTimestamp(value) : undefined;
      return timestamp ?? reject('a timestamp like "2026-10-02T09:00:00+0000"');
    }
    case 'Color':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? value
        : reject('a colour like "#1a2b3c"');
    case 'Select':
      return typeof value === 'string' && field.options.includes(value)
        ? value
        : reject(`one of the options ${field.options.map((option) => `"${option}"`).join(', ')}`);
    default:
      return isJsonObject(value) ? value : reject('an object');
  }
}
