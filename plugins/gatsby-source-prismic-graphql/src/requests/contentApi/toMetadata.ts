import { isRecord } from '../../isRecord';

export type ListedRef = {
  ref: string;
  id?: unknown;
  label?: unknown;
  isMasterRef?: unknown;
  scheduledAt?: unknown;
};

export type Form = { action: string; fields: Record<string, { default?: string }> };

export type Variation = { id: string; ref: string; label: string };
/** `googleId` is part of the cookies that Prismic's script sets. */
export type Experiment = { id: string; googleId?: string; name: string; variations: Variation[] };

/** A list that the repository does not send is empty. */
export type RepositoryMetadata = {
  masterRef: string;
  /** Refs of the published content and of the releases. */
  refs: ListedRef[];
  integrationFieldsRef: string | null;
  languages: { id: string; name: string }[];
  /** Labels by the id of the custom type. */
  types: Record<string, string>;
  tags: string[];
  /** Ids of documents by the name of the bookmark. */
  bookmarks: Record<string, string>;
  forms: Record<string, Form>;
  /** Contains only running experiments. */
  experiments: Experiment[];
};

/** Returns nothing if the body has no master ref, because every repository has a master ref. */
export function toMetadata(body: unknown): RepositoryMetadata | undefined {
  if (!isRecord(body)) return undefined;
  const refs = toRecords(body.refs).filter(isListedRef);
  const master = refs.find(({ isMasterRef }) => isMasterRef === true);
  if (!master) return undefined;
  const { integrationFieldsRef, tags, experiments } = body;
  return {
    masterRef: master.ref,
    refs,
    integrationFieldsRef: typeof integrationFieldsRef === 'string' ? integrationFieldsRef : null,
    languages: toRecords(body.languages).flatMap(({ id, name }) =>
      typeof id === 'string' ? [{ id, name: toText(name, id) }] : [],
    ),
    types: toDictionary(body.types, toText),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    bookmarks: toDictionary(body.bookmarks, toText),
    forms: toDictionary(body.forms, toForm),
    experiments: toRecords(isRecord(experiments) && experiments.running).map(toExperiment),
  };
}

/** Returns milliseconds. Prismic does not document whether it sends milliseconds or a date. */
export function toTimestamp(scheduledAt: unknown): number | undefined {
  if (typeof scheduledAt !== 'string' && typeof scheduledAt !== 'number') return undefined;
  const timestamp = new Date(scheduledAt).getTime();
  return Number.isNaN(timestamp) ? undefined : timestamp;
}

export function findListedRef(name: string, refs: ListedRef[]): string | undefined {
  if (name === '') return undefined;
  const listed =
    refs.find(({ ref }) => ref === name) ??
    refs.find(({ id }) => id === name) ??
    refs.find(({ label }) => label === name);
  return listed?.ref;
}

function isListedRef(entry: Record<string, unknown>): entry is ListedRef {
  return typeof entry.ref === 'string';
}

function toForm(value: unknown): Form {
  const { action, fields } = isRecord(value) ? value : {};
  return {
    action: toText(action),
    fields: toDictionary(fields, (field) =>
      isRecord(field) && typeof field.default === 'string' ? { default: field.default } : {},
    ),
  };
}

function toExperiment({ id, googleId, name, variations }: Record<string, unknown>): Experiment {
  return {
    id: toText(id),
    googleId: typeof googleId === 'string' ? googleId : undefined,
    name: toText(name),
    // No variation is left out, because Prismic's cookie names a variation by its index.
    variations: toRecords(variations).map((variation) => ({
      id: toText(variation.id),
      ref: toText(variation.ref),
      label: toText(variation.label),
    })),
  };
}

function toText(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Prismic sometimes sends `[]` for an empty object. */
function toDictionary<Value>(
  value: unknown,
  toValue: (entry: unknown) => Value,
): Record<string, Value> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([key, entry]) => [key, toValue(entry)]));
}

/** Returns a variation's label in the form that links use (docs/content-api.md, “Experiments”). */
export function toLinkLabel({ label }: Variation): string {
  return label.toLowerCase().replace(' ', '-');
}

export function findVariation(experiments: Experiment[], label: string): Variation | undefined {
  return experiments
    .flatMap(({ variations }) => variations)
    .find((variation) => toLinkLabel(variation) === label);
}

/** This plugin's cookie holds a ref. Prismic's holds `<googleId> <index of the variation>`. */
export function findExperimentRef(experiments: Experiment[], cookie: string): string | undefined {
  const [id, index] = cookie.trim().split(' ');
  const variation =
    experiments.find(({ googleId }) => googleId === id)?.variations[Number(index)] ??
    experiments.flatMap(({ variations }) => variations).find(({ ref }) => ref === cookie);
  // A variation without changes may have an empty ref.
  return variation?.ref || undefined;
}
