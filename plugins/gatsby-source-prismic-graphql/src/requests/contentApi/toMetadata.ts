import { isRecord } from '../../isRecord';

type ListedRef = {
  ref: string;
  id?: string;
  label?: string;
  isMasterRef?: boolean;
  /** Prismic does not document whether it sends milliseconds or a date. */
  scheduledAt?: string | number;
};

export type Form = { action: string; fields: Record<string, { default?: string }> };

export type Variation = { id: string; ref: string; label: string };
/** `googleId` is part of the cookies that Prismic's script sets. */
export type Experiment = { id: string; googleId?: string; name: string; variations: Variation[] };

export type RepositoryMetadata = {
  masterRef: string;
  /** Refs of the published content and of the releases. */
  refs: ListedRef[];
  integrationFieldsRef: string | null;
  languages: { id: string; name: string }[];
  /** Labels by the id of the custom type. */
  types: Record<string, string>;
  tags: string[];
  bookmarks: Record<string, string>;
  forms: Record<string, Form>;
  /** Contains only running experiments. */
  experiments: Experiment[];
};

type SentMetadata = Partial<Omit<RepositoryMetadata, 'experiments'>> & {
  experiments?: { running?: Experiment[] };
};

/** Returns nothing if the body has no master ref, because every repository has a master ref. */
export function toMetadata(body: unknown): RepositoryMetadata | undefined {
  if (!isRecord(body) || !Array.isArray(body.refs)) return undefined;
  const sent: SentMetadata = body;
  const refs = sent.refs ?? [];
  const master = refs.find((each) => each?.isMasterRef);
  if (!master) return undefined;
  return {
    masterRef: master.ref,
    refs,
    integrationFieldsRef: sent.integrationFieldsRef ?? null,
    languages: sent.languages ?? [],
    types: sent.types ?? {},
    tags: sent.tags ?? [],
    bookmarks: sent.bookmarks ?? {},
    forms: sent.forms ?? {},
    experiments: sent.experiments?.running ?? [],
  };
}

export function toTimestamp({ scheduledAt }: ListedRef): number | undefined {
  return scheduledAt ? new Date(scheduledAt).getTime() : undefined;
}

export function findListedRef(name: string, refs: ListedRef[]): string | undefined {
  return refs.find(({ ref, id, label }) => [ref, id, label].includes(name))?.ref;
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
