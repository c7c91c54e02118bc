import type { Experiment, Variation } from './toMetadata';

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
