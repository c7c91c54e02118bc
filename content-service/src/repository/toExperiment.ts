import type { Experiment } from './variants';

/** An experiment in the format of the metadata and the webhook. */
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
