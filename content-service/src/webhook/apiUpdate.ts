import type { Document } from '../model/assemble';
import type { CustomType } from '../model/customTypes';
import type { Change, State } from '../repository/repository';
import type { Snapshot } from '../repository/snapshot';
import { toExperiment } from '../repository/toExperiment';
import type { Experiment, Release } from '../repository/variants';

/** What Prismic's webhook tells of things that came, changed or went; a key without any is absent. */
type Operations = { addition?: object[]; update?: object[]; deletion?: object[] };

/**
 * The body of Prismic's `api-update`, without who sends it. `masterRef` is there when what is
 * published changed; a release counts as changed when its own documents, label or date did.
 */
export function apiUpdate({ from, to }: Change) {
  const isPublished = from.master.ref !== to.master.ref;
  return {
    type: 'api-update',
    ...(isPublished ? { masterRef: to.master.ref } : {}),
    releases: operations(from.releases, to.releases, {
      id: ({ id }) => id,
      mark: ({ hash }) => hash,
      show: ({ id, ref, label, documents }: Release) => ({ id, ref, label, documents }),
    }),
    masks: operations([...from.master.model.types.values()], [...to.master.model.types.values()], {
      id: ({ id }) => id,
      mark: (type) => JSON.stringify(type),
      show: ({ id, label }: CustomType) => ({ id, label }),
    }),
    tags: operations(from.master.tags, to.master.tags, {
      id: (tag) => tag,
      mark: (tag) => tag,
      show: (tag: string) => ({ id: tag }),
    }),
    experiments: operations(experimentsOf(from), experimentsOf(to), {
      id: ({ id }) => id,
      mark: ({ name, variations }) =>
        JSON.stringify([name, variations.map(({ hash, label }) => [hash, label])]),
      show: toExperiment,
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
  of: { id: (item: T) => string; mark: (item: T) => string; show: (item: T) => object },
): Operations {
  const before = new Map(from.map((item) => [of.id(item), item]));
  const after = new Set(to.map(of.id));
  const isNew = (item: T): boolean => !before.has(of.id(item));
  const isUpdated = (item: T): boolean => {
    const former = before.get(of.id(item));
    return former !== undefined && of.mark(former) !== of.mark(item);
  };
  const groups = {
    addition: to.filter(isNew).map(of.show),
    update: to.filter(isUpdated).map(of.show),
    deletion: from.filter((item) => !after.has(of.id(item))).map(of.show),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, items]) => items.length > 0));
}

/** The ids of documents that came, went, or answer differently. */
function changedIds(from: Snapshot, to: Snapshot): string[] {
  const ids = new Set([...from.documents, ...to.documents].map(({ id }) => id));
  return [...ids].filter((id) => !isSame(from.byId(id), to.byId(id)));
}

function isSame(a: Document | undefined, b: Document | undefined): boolean {
  // The data of a file that did not change stays one object, which spares comparing most of them.
  const isSameData = a?.data === b?.data || JSON.stringify(a?.data) === JSON.stringify(b?.data);
  return (
    isSameData && JSON.stringify({ ...a, data: null }) === JSON.stringify({ ...b, data: null })
  );
}
