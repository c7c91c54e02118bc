import type { Document } from '../model/assemble';
import { isEmptyValue } from '../model/emptyValue';
import type { Field, SlicesField } from '../model/fields';
import { isJsonObject } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import type { Snapshot } from '../repository/snapshot';
import { linkWith, routeRichText } from './linkUrls';
import type { Routes } from './routes';
import { emptySelection, mergeSelections, selected } from './selection';
import type { Selection, Selections } from './selection';
import { sliceParts } from './sliceParts';
import type { Part } from './sliceParts';

/** Which data of the documents a search returns. */
export type ProjectionOptions = {
  /** From `graphQuery` or `fetch`; documents of a type without a selection have no data then. */
  selections?: Selections | undefined;
  /** From `fetchLinks`: the fields of linked documents. */
  linked?: Selections | undefined;
  routes?: Routes | undefined;
};

/** The kinds of fields that `fetchLinks` returns, besides links that can only lead to documents. */
const fetchedKinds = new Set<Field['kind']>([
  'StructuredText',
  'Color',
  'Date',
  'Image',
  'Text',
  'Number',
  'Select',
  'Timestamp',
]);

/**
 * Makes the data of documents that a search requests. The fields stay in the order of the custom
 * type.
 */
export class Projection {
  constructor(
    readonly options: ProjectionOptions,
    readonly snapshot: Snapshot,
  ) {}

  /** The address of a document; null without routes or without a matching route. */
  url(document: Document): string | null {
    return this.options.routes?.urlOf(document) ?? null;
  }

  data(document: Document): JsonObject {
    const { selections, linked, routes } = this.options;
    if (!selections && !linked && !routes) return document.data;
    const { fields } = this.snapshot.customType(document);
    const selection = selections ? (selections.get(document.type) ?? emptySelection) : null;
    return this.#fields(fields, document.data, selection);
  }

  #fields(fields: readonly Field[], data: JsonObject, selection: Selection | null): JsonObject {
    const result: JsonObject = {};
    for (const field of fields) {
      const inner = selection ? selected(selection, field.id) : null;
      if (inner !== undefined) result[field.id] = this.#value(field, data[field.id] ?? null, inner);
    }
    return result;
  }

  #value(field: Field, value: Json, selection: Selection | null): Json {
    switch (field.kind) {
      case 'Link':
        return isJsonObject(value) ? this.#link(value, selection) : value;
      case 'Group':
        return rows(value).map((row) => this.#fields(field.fields, row, selection));
      case 'Slices':
        return rows(value).flatMap((slice) => this.#slice(field, slice, selection) ?? []);
      case 'StructuredText':
        return this.options.routes
          ? routeRichText(value, this.options.routes, this.snapshot)
          : value;
      default:
        return value;
    }
  }

  #link(link: JsonObject, selection: Selection | null): JsonObject {
    const { routes, linked } = this.options;
    const target =
      link.link_type === 'Document' && typeof link.id === 'string' && link.isBroken !== true
        ? this.snapshot.byId(link.id)
        : undefined;
    const fetched = target && linked?.get(target.type);
    let data: JsonObject | undefined;
    if (target && selection) data = this.#selectedOf(target, selection);
    else if (target && fetched) data = this.#fetchedOf(target, fetched);
    return linkWith(link, target, data, routes);
  }

  /**
   * The data of a linked document that `graphQuery` selects, for its type and for any type. Prismic
   * leaves out the empty links among it.
   */
  #selectedOf(target: Document, selection: Selection): JsonObject {
    const wanted = mergeSelections([
      { ...selection, on: emptySelection.on },
      selection.on.get(target.type) ?? emptySelection,
    ]);
    const fields = this.snapshot
      .customType(target)
      .fields.filter(
        (field) => field.kind !== 'Link' || !isEmptyValue(field, target.data[field.id]),
      );
    return this.#fields(fields, target.data, wanted);
  }

  /**
   * The data of a linked document that `fetchLinks` names: without data of its own links, and only
   * the first block of rich text.
   */
  #fetchedOf(target: Document, selection: Selection): JsonObject {
    const fields = this.snapshot
      .customType(target)
      .fields.filter(
        (field) =>
          fetchedKinds.has(field.kind) || (field.kind === 'Link' && field.select === 'document'),
      );
    const { routes } = this.options;
    const data = new Projection({ routes }, this.snapshot).#fields(fields, target.data, selection);
    for (const { id, kind } of fields) {
      const value = data[id];
      if (kind === 'StructuredText' && Array.isArray(value)) data[id] = value.slice(0, 1);
    }
    return data;
  }

  /** Undefined for a slice that is not selected; parts that are not selected are empty. */
  #slice(
    zone: SlicesField,
    slice: JsonObject,
    selection: Selection | null,
  ): JsonObject | undefined {
    const parts = sliceParts(zone, slice, selection);
    if (!parts) return undefined;
    const fieldsOf = (row: JsonObject, { fields, selection: wanted }: Part): JsonObject =>
      wanted === undefined ? {} : this.#fields(fields, row, wanted);
    const items = parts.items.selection === undefined ? [] : rows(slice.items);
    return {
      ...slice,
      primary: fieldsOf(isJsonObject(slice.primary) ? slice.primary : {}, parts.primary),
      items: items.map((item) => fieldsOf(item, parts.items)),
    };
  }
}

function rows(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
