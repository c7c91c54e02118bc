import { isRecord } from '../../isRecord';

/** One of `refs` in the repository's metadata; a release's label may be empty. */
export type ListedRef = {
  ref: string;
  id?: unknown;
  label?: unknown;
  isMasterRef?: unknown;
  /** Of a release that is to be published at a moment. */
  scheduledAt?: unknown;
};

/** What may be asked at an address: names of the parameters, and what they are when left out. */
export type Form = { action: string; fields: Record<string, { default?: string }> };

export type Variation = { id: string; ref: string; label: string };
/** `googleId` stands in the cookies of Prismic's own experiments. */
export type Experiment = { id: string; googleId?: string; name: string; variations: Variation[] };

/** The repository's metadata, as far as it is used; lists that are missing are empty. */
export type RepositoryMetadata = {
  /** The published content. */
  masterRef: string;
  /** The master ref and those of the releases. */
  refs: ListedRef[];
  integrationFieldsRef: string | null;
  languages: { id: string; name: string }[];
  /** Ids of the custom types → their labels. */
  types: Record<string, string>;
  tags: string[];
  /** Names → ids of documents. */
  bookmarks: Record<string, string>;
  forms: Record<string, Form>;
  /** Experiments that run; drafts are of no use to a reader. */
  experiments: Experiment[];
};

/** @returns nothing when the body is no repository's metadata: when it has no master ref. */
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

/** The ref of that name: as it stands, or by its id or label. */
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
    ...(typeof googleId === 'string' ? { googleId } : {}),
    name: toText(name),
    // A cookie names a variation by its place, so that none may be left out.
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

/** Prismic writes an empty dictionary as `[]` at times. */
function toDictionary<Value>(
  value: unknown,
  toValue: (entry: unknown) => Value,
): Record<string, Value> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([key, entry]) => [key, toValue(entry)]));
}
