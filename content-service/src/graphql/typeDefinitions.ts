import type { CustomType } from '../model/customTypes';
import type { Field, SliceChoice, Variation } from '../model/fields';
import { objectsIn } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import { matchesWords, toWords } from '../predicates/fulltext';
import { comparables } from '../predicates/paths';
import type { Scalar } from '../predicates/parse';
import { metaSorts } from './commonTypes';
import { exposedFields, toFieldName, toTypePart, typeNames } from './names';
import type { TypeRegistry } from './names';

/** The types of all other fields are `Json`. For some of them, Prismic's types are unknown. */
const fieldTypes: Partial<Record<Field['kind'], string>> = {
  Text: 'String',
  Select: 'String',
  Color: 'String',
  Date: 'Date',
  Timestamp: 'DateTime',
  Number: 'Float',
  Boolean: 'Boolean',
  GeoPoint: 'GeoPoint',
};

/** In Prismic's schema, the members of these fields have the field's id as their description. */
const describedKinds = ['StructuredText', 'Date', 'Timestamp', 'Number', 'Link'];

const sortableKinds = ['StructuredText', 'Text', 'Select', 'Date', 'Timestamp', 'Number'];

export class TypeDefinitions {
  text = '';

  constructor(readonly registry: TypeRegistry) {}

  addDocument({ id, fields }: CustomType): void {
    const { type, sort } = typeNames(id);
    const own = this.#fields(type, fields);
    this.text += `type ${type} implements _Document & _Linkable { ${own} _meta: Meta! _linkType: String }\n`;
    const sorts = exposedFields(fields)
      .filter(({ kind }) => sortableKinds.includes(kind))
      .map((field) => toFieldName(field.id))
      .map((name) => `${name}_ASC ${name}_DESC`);
    this.text += `enum ${sort} { ${metaSorts} ${sorts.join(' ')} }\n`;
  }

  /** Returns undefined if no field can be queried, or if `claim` refuses the name. */
  addWhere(name: string, fields: readonly Field[], claim = () => true): Where | undefined {
    const where: Where = new Map();
    const members: string[] = [];
    for (const field of exposedFields(fields)) {
      const description = describedKinds.includes(field.kind) ? JSON.stringify(field.id) : '';
      for (const { suffix, type, test } of this.#whereMembers(name, field)) {
        const member = toFieldName(field.id) + suffix;
        if (where.has(member)) continue;
        where.set(member, { id: field.id, test });
        members.push(`${description} ${member}: ${type}`);
      }
    }
    if (members.length === 0 || !claim()) return undefined;
    this.text += `input ${name} { ${members.join(' ')} }\n`;
    return where;
  }

  #whereMembers(name: string, field: Field): ReturnType<typeof whereMembers> {
    if (field.kind !== 'Group') return whereMembers(field);
    const type = name + toTypePart(field.id);
    const where = this.addWhere(type, field.fields, () => this.registry.claim(type));
    if (!where) return [];
    const test: Test = (value, wanted) =>
      objectsIn(value).some((row) => matchesWhere(where, Object(wanted), row));
    return [{ suffix: '', type, test }];
  }

  /** @param owner the type that has these fields; names of nested types begin with its name */
  #fields(owner: string, fields: readonly Field[]): string {
    return exposedFields(fields)
      .map((field) => entry(toFieldName(field.id), this.#typeOf(owner, field)))
      .join(' ');
  }

  #typeOf(owner: string, field: Field): string | undefined {
    const name = owner + toTypePart(field.id);
    switch (field.kind) {
      case 'Group':
        return listOf(this.#part(name, field.fields));
      case 'Slices':
        return listOf(
          this.#union(
            name,
            field.choices.map((choice) => this.#slice(name + toTypePart(choice.id), choice)),
          ),
        );
      case 'Link':
        return field.isRepeated ? 'Json' : '_Linkable';
      default:
        return fieldTypes[field.kind] ?? 'Json';
    }
  }

  #slice(name: string, choice: SliceChoice): string | undefined {
    const inner =
      choice.kind === 'Slice'
        ? this.#parts(name, choice, 'fields')
        : this.#variation(name, choice.variations);
    return this.#type(name, `type: String label: String ${inner}`);
  }

  #variation(slice: string, variations: readonly Variation[]): string {
    const types = variations.map((variation) => {
      const name = slice + toTypePart(variation.id);
      return this.#type(name, this.#parts(name, variation, 'items'));
    });
    return entry('variation', this.#union(`${slice}Variation`, types));
  }

  #parts(
    name: string,
    slice: { primary: readonly Field[]; items: readonly Field[] },
    itemsName: 'fields' | 'items',
  ): string {
    // Prismic's schema has no groups in a slice's primary part.
    const primaryFields = slice.primary.filter(({ kind }) => kind !== 'Group');
    const primary = this.#part(`${name}Primary`, primaryFields);
    const items = this.#part(name + toTypePart(itemsName), slice.items);
    return `${entry('primary', primary)} ${entry(itemsName, listOf(items))}`;
  }

  #part(name: string, fields: readonly Field[]): string | undefined {
    return this.#type(name, this.#fields(name, fields));
  }

  /** Returns undefined if the type has no fields or its name is taken. */
  #type(name: string, fields: string): string | undefined {
    if (fields.trim() === '' || !this.registry.claim(name)) return undefined;
    this.text += `type ${name} { ${fields} }\n`;
    return name;
  }

  #union(name: string, members: readonly (string | undefined)[]): string | undefined {
    const types = members.filter((member) => member !== undefined);
    if (types.length === 0 || !this.registry.claim(name)) return undefined;
    this.text += `union ${name} = ${types.join(' | ')}\n`;
    return name;
  }
}

function listOf(type: string | undefined): string | undefined {
  return type && `[${type}!]`;
}

function entry(name: string, type: string | undefined): string {
  return type ? `${name}: ${type}` : '';
}

type Test = (value: Json | undefined, wanted: unknown) => boolean;

export type Where = Map<string, { id: string; test: Test }>;

export function matchesWhere(where: Where, wanted: object, data: JsonObject): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const member = where.get(name);
    return !member || value === null || member.test(data[member.id], value);
  });
}

function whereMembers(field: Field): { suffix: string; type: string; test: Test }[] {
  const some =
    (test: (found: Scalar, wanted: Scalar) => boolean): Test =>
    (value, wanted) =>
      comparables(field, value).some((found) => test(found, wanted as Scalar));
  const equal = some((found, wanted) => found === wanted);
  const [less, greater] = [some((a, b) => a < b), some((a, b) => a > b)];
  const fulltext: Test = (value, wanted) =>
    matchesWords(String(wanted), toWords(comparables(field, value).join(' ')));
  const member = (suffix: string, type: string, test: Test) => ({ suffix, type, test });
  const type = fieldTypes[field.kind] ?? 'String';
  switch (field.kind) {
    case 'StructuredText':
      return [member('_fulltext', type, fulltext)];
    case 'Select':
    case 'Text':
      return [member('', type, equal), member('_fulltext', type, fulltext)];
    case 'Date':
    case 'Timestamp':
      return [
        member('', type, equal),
        member('_before', type, less),
        member('_after', type, greater),
      ];
    case 'Number':
      return [
        ...[member('', type, equal), member('_lt', type, less), member('_gt', type, greater)],
        member('_range', `[${type}!]`, inRange),
      ];
    case 'Boolean':
      return [member('', type, equal)];
    case 'Link':
      return field.isRepeated ? [] : [member('', type, equal)];
    default:
      return [];
  }
}

/** Both limits are included, as in REST's `number.inRange`. */
function inRange(value: Json | undefined, wanted: unknown): boolean {
  const [low, high = Infinity] = Array.isArray(wanted) ? wanted.map(Number) : [];
  return typeof value === 'number' && low !== undefined && value >= low && value <= high;
}
