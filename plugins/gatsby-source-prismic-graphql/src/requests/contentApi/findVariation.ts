import type { Experiment, Variation } from './toMetadata';

/**
 * A variation's label as links to an experiment have it: in lower case, with a hyphen for its first
 * space (the specification's preview flow).
 */
export function toLinkLabel({ label }: Variation): string {
  return label.toLowerCase().replace(' ', '-');
}

/** The variation that a link to an experiment names. Its ref is the value for the experiment cookie. */
export function findVariation(experiments: Experiment[], label: string): Variation | undefined {
  return experiments
    .flatMap(({ variations }) => variations)
    .find((variation) => toLinkLabel(variation) === label);
}

/**
 * The ref that an experiment cookie names, as long as the experiment runs: a variation's ref, as
 * this site's preview flow sets it, or `<googleId> <place of the variation>`, as Prismic's did.
 */
export function findExperimentRef(experiments: Experiment[], cookie: string): string | undefined {
  const [id, place] = cookie.trim().split(' ');
  const named =
    experiments.find(({ googleId }) => googleId === id)?.variations[Number(place)] ??
    experiments.flatMap(({ variations }) => variations).find(({ ref }) => ref === cookie);
  // A variation without changes of its own may have no ref.
  return named?.ref || undefined;
}
