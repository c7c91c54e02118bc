import type { Experiment } from './variants';

/** An experiment as the metadata and the webhook tell of it. */
export function toExperiment({ id, googleId, name, variations }: Experiment) {
  return {
    id,
    ...(googleId === undefined ? {} : { googleId }),
    name,
    variations: variations.map((variation) => ({
      id: variation.id,
      ref: variation.ref,
      label: variation.label,
    })),
  };
}
