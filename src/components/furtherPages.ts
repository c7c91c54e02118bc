import { hydrateOnInteraction } from './hydrateOnInteraction';

// The HTML contains these components. Their code loads later, because the initial load has a budget.

export const RelatedItems = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './RelatedItems')).RelatedItems,
);

export const Neighbours = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './Neighbours')).Neighbours,
);

export const Share = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "further-pages" */ './Share')).Share,
);
