import type { Document } from '../model/assemble';
import type { CustomType } from '../model/customTypes';
import type { Change, State } from '../repository/repository';
import type { Snapshot } from '../repository/snapshot';
import { toExperiment } from '../repository/toExperiment';
import type { Experiment, Release } from '../repository/variants';

/** The added, updated and deleted items in Prismic's webhook; a key without items is absent. */
type Operations = { addition?: object[]; update?: object[]; deletion?: object[] };

/**
 * The body of Prismic's `api-update` without the sender. It has `masterRef` if the published
 * content changed. A release counts as changed if its own documents, label or date changed.
 */
export function apiUpdate({ from, to }: Change) {
  const isPublished = from.master.ref !== to.master.ref;
  return {
    type: 'api-update',
    ...(isPublished ? { masterRef: to.master.ref } : {}),
    releases: operations(from.releases, to.releases, {
      id: ({ id }) => id,
      fingerprint: ({ hash }) => hash,
      toBody: ({ id, ref, label, documents }: Release) => ({ id, ref, label, documents }),
    }),
    masks: operations([...from.master.model.types.values()], [...to.master.model.types.values()], {
      id: ({ id }) => id,
      fingerprint: (type) => JSON.stringify(type),
      toBody: ({ id, label }: CustomType) => ({ id, label }),
    }),
    tags: operations(from.master.tags, to.master.tags, {
      id: (tag) => tag,
      fingerprint: (tag) => tag,
      toBody: (tag: string) => ({ id: tag }),
    }),
    experiments: operations(experimentsOf(from), experimentsOf(to), {
      id: ({ id }) => id,
      fingerprint: ({ name, variations }) =>
        JSON.stringify([name, variations.map(({ hash, label }) => [hash, label])]),
      toBody: toExperiment,
    }),
    documents: isPublished ? changedIds(from.master, to.master) : [],
  };
}

function experimentsOf({ experiments }: State): Experiment[] {
  return [...experiments.draft, ...experiments.running];
}

function operations<T>(
  from: readonly T[],
  to: readonly T[],
  of: { id: (item: T) => string; fingerprint: (item: T) => string; toBody: (item: T) => object },
): Operations {
  const before = new Map(from.map((item) => [of.id(item), item]));
  const after = new Set(to.map(of.id));
  const isNew = (item: T): boolean => !before.has(of.id(item));
  const isUpdated = (item: T): boolean => {
    const former = before.get(of.id(item));
    return former !== undefined && of.fingerprint(former) !== of.fingerprint(item);
  };
  const groups = {
    addition: to.filter(isNew).map(of.toBody),
    update: to.filter(isUpdated).map(of.toBody),
    deletion: from.filter((item) => !after.has(of.id(item))).map(of.toBody),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, items]) => items.length > 0));
}

/** The ids of added, deleted and changed documents. */
function changedIds(from: Snapshot, to: Snapshot): string[] {
  const ids = new Set([...from.documents, ...to.documents].map(({ id }) => id));
  return [...ids].filter((id) => !isSame(from.byId(id), to.byId(id)));
}

function isSame(a: Document | undefined, b: Document | undefined): boolean {
  // The data of an unchanged file stays the same object, which avoids most deep comparisons.
  const isSameData = a?.data === b?.data || JSON.stringify(a?.data) === JSON.stringify(b?.data);
  return (
    isSameData && JSON.stringify({ ...a, data: null }) === JSON.stringify({ ...b, data: null })
  );
}
