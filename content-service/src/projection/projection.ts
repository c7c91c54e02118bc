import type { Document } from '../model/assemble';
import { isEmptyValue } from '../model/fields';
import type { Field, SliceChoice, SlicesField } from '../model/fields';
import { isJsonObject, withoutKeys } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import type { Snapshot } from '../repository/snapshot';
import type { Routes } from './routes';
import { emptySelection, mergeSelections, selected, fieldSelection } from './selection';
import type { Selection, Selections } from './selection';

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
        if (Array.isArray(value)) return rows(value).map((link) => this.#link(link, selection));
        return isJsonObject(value) ? this.#link(value, selection) : value;
      case 'Group':
        return rows(value).map((row) => this.#fields(field.fields, row, selection));
      case 'Slices':
        return rows(value).flatMap((slice) => this.#slice(field, slice, selection) ?? []);
      case 'StructuredText':
      case 'Table':
        return this.options.routes ? routeLinks(value, this.options.routes, this.snapshot) : value;
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
    const own = routes ? routeLinks(link.data ?? null, routes, this.snapshot) : link.data;
    let data = isJsonObject(own) ? own : undefined;
    if (target && selection) data = this.#selectedOf(target, selection);
    else if (target && fetched) data = { ...data, ...this.#fetchedOf(target, fetched) };
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
        (field) =>
          field.kind !== 'Link' ||
          !isEmptyValue(field, target.data[field.id]) ||
          hasText(target.data[field.id]),
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
    const choice = zone.choices.find(({ id }) => id === slice.slice_type);
    if (choice?.kind === 'Field') {
      const wanted = !selection || selection.all ? null : selection.on.get(choice.id);
      if (wanted === undefined) return undefined;
      return 'value' in slice
        ? { ...withoutKeys(slice, ['value']), ...this.#fields([choice.field], slice, wanted) }
        : slice;
    }
    const parts = sliceParts(choice, slice, selection);
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

/** Whether a link without a target is a label. */
function hasText(link: Json | undefined): boolean {
  return isJsonObject(link) && link.text !== undefined;
}

function rows(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** A part of a slice: its fields and their selection, undefined if nothing is selected. */
type Part = { fields: readonly Field[]; selection: Selection | null | undefined };

/**
 * The selected parts of a slice or shared slice, by the current or former names of the parts.
 * @returns undefined if the slice or its variation is not selected
 */
function sliceParts(
  choice: Exclude<SliceChoice, { kind: 'Field' }> | undefined,
  slice: JsonObject,
  selection: Selection | null,
): { primary: Part; items: Part } | undefined {
  const parts =
    choice?.kind === 'SharedSlice'
      ? choice.variations.find(({ id }) => id === slice.variation)
      : choice;
  let wanted = !choice || !selection || selection.all ? null : selection.on.get(choice.id);
  if (choice?.kind === 'SharedSlice' && wanted && !wanted.all) wanted = variation(wanted, slice);
  if (!parts || wanted === undefined) return undefined;
  const primary = part(wanted, ['primary', 'non-repeat']);
  return {
    primary: {
      fields: parts.primary,
      selection:
        choice?.kind === 'Slice' ? withEmptyFields(primary, parts.primary, slice.primary) : primary,
    },
    items: { fields: parts.items, selection: part(wanted, ['items', 'repeat']) },
  };
}

/** Prismic keeps the empty fields of a slice (not of a shared slice) whether selected or not. */
function withEmptyFields(
  selection: Selection | null | undefined,
  fields: readonly Field[],
  values: Json | undefined,
): Selection | null | undefined {
  if (!selection || !isJsonObject(values)) return selection;
  const empty = fields.filter((field) => isEmptyValue(field, values[field.id]));
  return mergeSelections([selection, ...empty.map(({ id }) => fieldSelection(id, null))]);
}

function variation(selection: Selection, slice: JsonObject): Selection | null | undefined {
  const inner = selection.fields.get('variation');
  if (!inner) return inner;
  return inner.all ? null : inner.on.get(String(slice.variation));
}

function part(slice: Selection | null, names: readonly string[]): Selection | null | undefined {
  if (!slice || slice.all) return null;
  const name = names.find((candidate) => slice.fields.has(candidate));
  return name === undefined ? undefined : (slice.fields.get(name) ?? null);
}

/**
 * Adds the `url` and `data` of the linked document to a link, before `link_type`, as in Prismic.
 */
function linkWith(
  link: JsonObject,
  target: Document | undefined,
  data: JsonObject | undefined,
  routes: Routes | undefined,
): JsonObject {
  const url = target ? routes?.urlOf(target) : link.isBroken === true && routes?.brokenRoute;
  if (!url && !data) return link;
  const { link_type: linkType = null, isBroken, key, ...others } = link;
  return {
    ...others,
    ...(url ? { url } : {}),
    ...(data ? { data } : {}),
    link_type: linkType,
    ...(key === undefined ? {} : { key }),
    ...(isBroken === undefined ? {} : { isBroken }),
  };
}

/** Adds the `url` to the document links inside a value, at any depth. */
function routeLinks(value: Json, routes: Routes, snapshot: Snapshot): Json {
  if (Array.isArray(value)) return value.map((each) => routeLinks(each, routes, snapshot));
  if (!isJsonObject(value)) return value;
  const result = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, routeLinks(each, routes, snapshot)]),
  );
  if (value.link_type !== 'Document') return result;
  const isThere = typeof value.id === 'string' && value.isBroken !== true;
  const target = isThere ? snapshot.byId(String(value.id)) : undefined;
  return linkWith(result, target, undefined, routes);
}
