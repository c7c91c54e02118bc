import { isRecord } from '../../isRecord';

/** An entry of `refs` in the repository's metadata. The label of a release may be empty. */
export type ListedRef = {
  ref: string;
  id?: unknown;
  label?: unknown;
  isMasterRef?: unknown;
  /** Time at which a scheduled release will be published. */
  scheduledAt?: unknown;
};

/** A search form: its URL, and its parameters with their default values. */
export type Form = { action: string; fields: Record<string, { default?: string }> };

export type Variation = { id: string; ref: string; label: string };
/** `googleId` is part of the cookies that Prismic's script sets. */
export type Experiment = { id: string; googleId?: string; name: string; variations: Variation[] };

/** The part of the repository's metadata that is used. Missing lists are empty. */
export type RepositoryMetadata = {
  /** Ref of the published content. */
  masterRef: string;
  /** The master ref and the refs of the releases. */
  refs: ListedRef[];
  integrationFieldsRef: string | null;
  languages: { id: string; name: string }[];
  /** Id of each custom type → its label. */
  types: Record<string, string>;
  tags: string[];
  /** Name of each bookmark → id of the document. */
  bookmarks: Record<string, string>;
  forms: Record<string, Form>;
  /** Running experiments only. */
  experiments: Experiment[];
};

/** @returns nothing when the body has no master ref and so is not the metadata of a repository. */
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

/**
 * Reads `scheduledAt`, a date as text or in milliseconds: Prismic does not document which.
 *
 * @returns milliseconds since 1970.
 */
export function toTimestamp(scheduledAt: unknown): number | undefined {
  if (typeof scheduledAt !== 'string' && typeof scheduledAt !== 'number') return undefined;
  const timestamp = new Date(scheduledAt).getTime();
  return Number.isNaN(timestamp) ? undefined : timestamp;
}

/** Finds a ref by itself, its id or its label. */
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
    // A cookie may contain the index of a variation, so no variation may be skipped.
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

/** Converts an object. Prismic sometimes sends `[]` for an empty object. */
function toDictionary<Value>(
  value: unknown,
  toValue: (entry: unknown) => Value,
): Record<string, Value> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([key, entry]) => [key, toValue(entry)]));
}

/**
 * Converts a variation's label to its form in links: lower case, with the first space replaced by a
 * hyphen (docs/content-api.md, “Experiments”).
 */
export function toLinkLabel({ label }: Variation): string {
  return label.toLowerCase().replace(' ', '-');
}

/** Finds the variation that a link names. Its ref is the value of the experiment cookie. */
export function findVariation(experiments: Experiment[], label: string): Variation | undefined {
  return experiments
    .flatMap(({ variations }) => variations)
    .find((variation) => toLinkLabel(variation) === label);
}

/**
 * Finds the ref of an experiment cookie while the experiment runs. This plugin sets the cookie to the
 * variation's ref; Prismic's script sets it to `<googleId> <index of the variation>`.
 */
export function findExperimentRef(experiments: Experiment[], cookie: string): string | undefined {
  const [id, index] = cookie.trim().split(' ');
  const variation =
    experiments.find(({ googleId }) => googleId === id)?.variations[Number(index)] ??
    experiments.flatMap(({ variations }) => variations).find(({ ref }) => ref === cookie);
  // The ref of a variation without changes may be empty.
  return variation?.ref || undefined;
}
