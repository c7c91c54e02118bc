import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql';
import type {
  GraphQLFieldConfig,
  GraphQLFieldConfigMap,
  GraphQLInterfaceType,
  GraphQLOutputType,
} from 'graphql';
import type { Document } from '../model/assemble';
import { isEmptyValue } from '../model/fields';
import type { Field, SliceChoice, SlicesField, Variation } from '../model/fields';
import { isJsonObject } from '../model/json';
import type { JsonObject, Json } from '../model/json';
import type { Snapshot } from '../repository/snapshot';
import { commonType } from './commonTypes';
import type { GraphqlContext } from './commonTypes';
import { exposedFields, toFieldName, toTypePart } from './names';
import type { TypeRegistry } from './names';

type FieldMap<Source> = GraphQLFieldConfigMap<Source, GraphqlContext>;

export class FieldTypes {
  constructor(readonly registry: TypeRegistry) {}

  /** @param owner the type that has these fields; names of nested types begin with its name */
  fieldsOf<Source>(
    owner: string,
    fields: readonly Field[],
    row: (source: Source) => JsonObject,
  ): FieldMap<Source> {
    const result: FieldMap<Source> = {};
    for (const field of exposedFields(fields)) {
      const type = this.#typeOf(owner, field);
      if (!type) continue;
      const config: GraphQLFieldConfig<Source, GraphqlContext> = {
        type,
        resolve: (source, _args, context) => resolveField(field, row(source), context),
      };
      result[toFieldName(field.id)] = config;
    }
    return result;
  }

  #typeOf(owner: string, field: Field): GraphQLOutputType | undefined {
    switch (field.kind) {
      case 'StructuredText':
      case 'Image':
      case 'Embed':
        return commonType('Json');
      case 'Text':
      case 'Select':
      case 'Color':
        return GraphQLString;
      case 'Date':
        return commonType('Date');
      case 'Timestamp':
        return commonType('DateTime');
      case 'Number':
        return GraphQLFloat;
      case 'Boolean':
        return GraphQLBoolean;
      case 'Link':
        return field.isRepeated
          ? commonType('Json')
          : commonType<GraphQLInterfaceType>('_Linkable');
      case 'GeoPoint':
        return commonType<GraphQLObjectType>('GeoPoint');
      case 'Group':
        return listOf(this.#part(owner + toTypePart(field.id), field.fields));
      case 'Slices':
        return listOf(this.#zone(owner + toTypePart(field.id), field));
      // Prismic's types for these fields are unknown.
      default:
        return commonType('Json');
    }
  }

  #part(name: string, fields: readonly Field[]): GraphQLObjectType | undefined {
    const map = this.fieldsOf<JsonObject>(name, fields, (row) => row);
    if (Object.keys(map).length === 0 || !this.registry.claim(name)) return undefined;
    return new GraphQLObjectType({ name, fields: map });
  }

  #zone(name: string, field: SlicesField): GraphQLUnionType | undefined {
    const types = new Map<unknown, GraphQLObjectType>();
    for (const choice of field.choices) {
      const type = this.#slice(name + toTypePart(choice.id), choice);
      if (type) types.set(choice.id, type);
    }
    return this.#union(name, types, (slice) => slice.slice_type);
  }

  #slice(name: string, choice: SliceChoice): GraphQLObjectType | undefined {
    const inner =
      choice.kind === 'Slice'
        ? this.#parts(name, choice, { items: 'fields', itemsType: 'Fields' })
        : this.#variation(name, choice.variations);
    if (!this.registry.claim(name)) return undefined;
    return new GraphQLObjectType<JsonObject, GraphqlContext>({
      name,
      fields: {
        type: { type: GraphQLString, resolve: (slice) => slice.slice_type },
        label: { type: GraphQLString, resolve: (slice) => slice.slice_label },
        ...inner,
      },
    });
  }

  #variation(slice: string, variations: readonly Variation[]): FieldMap<JsonObject> {
    const types = new Map<unknown, GraphQLObjectType>();
    for (const variation of variations) {
      const name = slice + toTypePart(variation.id);
      const fields = this.#parts(name, variation, { items: 'items', itemsType: 'Items' });
      if (Object.keys(fields).length === 0 || !this.registry.claim(name)) continue;
      types.set(variation.id, new GraphQLObjectType({ name, fields }));
    }
    const union = this.#union(`${slice}Variation`, types, ({ variation }) => variation);
    if (!union) return {};
    // A variation without an object type has no fields to select, so its value is null.
    const resolve = (value: JsonObject) => (types.has(value.variation) ? value : null);
    return { variation: { type: union, resolve } };
  }

  #parts(
    name: string,
    slice: { primary: readonly Field[]; items: readonly Field[] },
    names: { items: string; itemsType: string },
  ): FieldMap<JsonObject> {
    // Prismic's schema has no groups in a slice's primary part.
    const primaryFields = slice.primary.filter(({ kind }) => kind !== 'Group');
    const primary = this.#part(`${name}Primary`, primaryFields);
    const items = listOf(this.#part(name + names.itemsType, slice.items));
    const resolve = ({ items: list }: JsonObject) =>
      Array.isArray(list) && list.length === 0 ? null : list;
    return {
      ...(primary ? { primary: { type: primary } } : {}),
      ...(items ? { [names.items]: { type: items, resolve } } : {}),
    };
  }

  #union(
    name: string,
    types: ReadonlyMap<unknown, GraphQLObjectType>,
    key: (slice: JsonObject) => unknown,
  ): GraphQLUnionType | undefined {
    if (types.size === 0 || !this.registry.claim(name)) return undefined;
    return new GraphQLUnionType({
      name,
      types: [...types.values()],
      resolveType: (slice: JsonObject) => types.get(key(slice))?.name,
    });
  }
}

function listOf(type: GraphQLOutputType | undefined) {
  return type && new GraphQLList(new GraphQLNonNull(type));
}

type LinkValue = JsonObject & { __typename: string };

function resolveField(field: Field, row: JsonObject, { snapshot }: GraphqlContext): unknown {
  const value = row[field.id];
  if (field.kind === 'Link' && !field.isRepeated) return resolveLink(value, snapshot);
  return isEmptyValue(field, value) ? null : value;
}

/** Returns 0 if the number is not whole: a file's `size`, `height` and `width` must not be null. */
function toWholeNumber(value: Json | undefined): number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : 0;
}

function resolveLink(link: Json | undefined, snapshot: Snapshot): Document | LinkValue | null {
  if (!isJsonObject(link)) return null;
  if (link.link_type === 'Document') {
    return (typeof link.id === 'string' && snapshot.byId(link.id)) || null;
  }
  if (typeof link.url !== 'string') return null;
  if (link.link_type === 'Web') {
    return { ...link, __typename: '_ExternalLink', _linkType: 'Link.web' };
  }
  if (link.link_type !== 'Media') return null;
  const file = { name: link.name ?? '', url: link.url, size: toWholeNumber(link.size) };
  if (link.kind !== 'image') return { ...file, __typename: '_FileLink', _linkType: 'Link.file' };
  const [height, width] = [toWholeNumber(link.height), toWholeNumber(link.width)];
  return { ...file, height, width, __typename: '_ImageLink', _linkType: 'Link.image' };
}
