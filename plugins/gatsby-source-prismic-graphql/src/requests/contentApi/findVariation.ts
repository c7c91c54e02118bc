import type { Experiment, Variation } from './toMetadata';

/**
 * The variation that a link to an experiment names: by its label in lower case, with a hyphen for
 * its first space (the specification's preview flow). Its ref is the value for the experiment cookie.
 */
export function findVariation(experiments: Experiment[], label: string): Variation | undefined {
  return experiments
    .flatMap(({ variations }) => variations)
    .find((variation) => variation.label.toLowerCase().replace(' ', '-') === label);
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
