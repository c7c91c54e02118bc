import { hydrateOnInteraction } from './hydrateOnInteraction';

// Complete in the HTML. The budget of the initial load has no room for their code.

export const RelatedItems = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './RelatedItems')).RelatedItems,
);

export const Neighbours = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './Neighbours')).Neighbours,
);
