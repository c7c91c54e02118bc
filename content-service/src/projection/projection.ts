import type { Document } from '../model/assemble';
import { isEmptyValue, sliceDefinition } from '../model/fields';
import type { Field, SlicesField } from '../model/fields';
import { isJsonObject, objectsIn } from '../model/json';
import type { Json, JsonObject } from '../model/json';
import type { Snapshot } from '../repository/repository';
import type { Routes } from './routes';
import { mergeSelections, newSelection, selected } from './selection';
import type { Selection, Selections } from './selection';

export type ProjectionOptions = {
  /** Of `graphQuery` or `fetch`. Documents of types without a selection have no data. */
  selections?: Selections | undefined;
  /** Of `fetchLinks`. */
  linked?: Selections | undefined;
  routes?: Routes | undefined;
};

/** `fetchLinks` returns fields of these types, and links that can only lead to a document. */
const fetchedKinds = new Set<Field['kind']>([
  ...(['StructuredText', 'Color', 'Date', 'Image'] as const),
  ...(['Text', 'Number', 'Select', 'Timestamp'] as const),
]);

export class Projection {
  constructor(
    readonly options: ProjectionOptions,
    readonly snapshot: Snapshot,
  ) {}

  data(document: Document): JsonObject {
    const { selections, linked, routes } = this.options;
    const { fields } = this.snapshot.customType(document);
    const selection = selections ? (selections.get(document.type) ?? newSelection()) : null;
    const data =
      selections || linked ? this.#fields(fields, document.data, selection) : document.data;
    return routes ? (routeLinks(data, routes, this.snapshot) as JsonObject) : data;
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
        if (Array.isArray(value))
          return objectsIn(value).map((link) => this.#link(link, selection));
        return isJsonObject(value) ? this.#link(value, selection) : value;
      case 'Group':
        return objectsIn(value).map((row) => this.#fields(field.fields, row, selection));
      case 'Slices':
        return objectsIn(value).flatMap((slice) => this.#slice(field, slice, selection) ?? []);
      default:
        return value;
    }
  }

  #link(link: JsonObject, selection: Selection | null): JsonObject {
    const target = targetOf(link, this.snapshot);
    if (target && selection) return { ...link, data: this.#selectedOf(target, selection) };
    const fetched = target && this.options.linked?.get(target.type);
    if (!fetched) return link;
    const picked = isJsonObject(link.data) ? link.data : {};
    return { ...link, data: { ...picked, ...this.#fetchedOf(target, fetched) } };
  }

  /** As in Prismic, empty links are left out. */
  #selectedOf(target: Document, selection: Selection): JsonObject {
    const wanted = mergeSelections(selection, selection.on.get(target.type) ?? newSelection());
    const fields = this.snapshot.customType(target).fields.filter((field) => {
      const value = target.data[field.id];
      const isLabel = isJsonObject(value) && value.text !== undefined;
      return field.kind !== 'Link' || isLabel || !isEmptyValue(field, value);
    });
    return this.#fields(fields, target.data, wanted);
  }

  /** The result's links have no data, and its rich text has only the first block. */
  #fetchedOf(target: Document, selection: Selection): JsonObject {
    const isFetched = (field: Field): boolean =>
      fetchedKinds.has(field.kind) || (field.kind === 'Link' && field.select === 'document');
    const fields = this.snapshot.customType(target).fields.filter(isFetched);
    const data = new Projection({}, this.snapshot).#fields(fields, target.data, selection);
    for (const { id, kind } of fields) {
      const value = data[id];
      if (kind === 'StructuredText' && Array.isArray(value)) data[id] = value.slice(0, 1);
    }
    return data;
  }

  #slice(
    zone: SlicesField,
    slice: JsonObject,
    selection: Selection | null,
  ): JsonObject | undefined {
    const definition = sliceDefinition(zone, slice);
    if (!definition) return undefined;
    const isShared = !('kind' in definition);
    const wanted = sliceSelection(slice, selection, isShared);
    if (wanted === undefined) return undefined;
    const { primary: fields, items: itemFields } = definition;
    const primary = isJsonObject(slice.primary) ? slice.primary : {};
    const ofPrimary = partSelection(wanted, ['primary', 'non-repeat']);
    const ofItems = partSelection(wanted, ['items', 'repeat']);
    // Prismic returns the empty fields of a slice (not of a shared slice) even if not selected.
    const kept = isShared ? [] : fields.filter((field) => isEmptyValue(field, primary[field.id]));
    const items = ofItems === undefined ? [] : objectsIn(slice.items);
    return {
      ...slice,
      primary:
        ofPrimary === undefined
          ? {}
          : { ...this.#fields(kept, primary, null), ...this.#fields(fields, primary, ofPrimary) },
      items: items.map((item) => this.#fields(itemFields, item, ofItems ?? null)),
    };
  }
}

/** Returns undefined if the query selects nothing of the slice, `null` if it selects everything. */
function sliceSelection(
  slice: JsonObject,
  selection: Selection | null,
  isShared: boolean,
): Selection | null | undefined {
  if (!selection || selection.all) return null;
  const wanted = selection.on.get(String(slice.slice_type));
  if (!isShared || !wanted || wanted.all) return wanted;
  const variations = wanted.fields.get('variation');
  if (!variations) return variations;
  return variations.all ? null : variations.on.get(String(slice.variation));
}

/** @param names the current name and the former name of the slice's part */
function partSelection(
  slice: Selection | null,
  names: readonly string[],
): Selection | null | undefined {
  if (!slice || slice.all) return null;
  const name = names.find((candidate) => slice.fields.has(candidate));
  return name === undefined ? undefined : (slice.fields.get(name) ?? null);
}

function targetOf(link: JsonObject, snapshot: Snapshot): Document | undefined {
  const { link_type: type, id, isBroken } = link;
  const isThere = type === 'Document' && typeof id === 'string' && isBroken !== true;
  return isThere ? snapshot.byId(id) : undefined;
}

function routeLinks(value: Json, routes: Routes, snapshot: Snapshot): Json {
  if (Array.isArray(value)) return value.map((each) => routeLinks(each, routes, snapshot));
  if (!isJsonObject(value)) return value;
  const result = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, routeLinks(each, routes, snapshot)]),
  );
  const target = targetOf(value, snapshot);
  const isBroken = value.link_type === 'Document' && value.isBroken === true;
  const url = target ? routes.urlOf(target) : isBroken && routes.brokenRoute;
  return url ? { ...result, url } : result;
}
