import { hydrateOnInteraction } from './hydrateOnInteraction';

// Complete in the HTML: their code is not part of the first load, where there is no room for it.

export const RelatedItems = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './RelatedItems')).RelatedItems,
);

export const Neighbours = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './Neighbours')).Neighbours,
);
