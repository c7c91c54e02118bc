import { hydrateOnInteraction } from '../components/hydrateOnInteraction';

/** The HTML contains the list. Its code loads later, because the initial load has a budget. */
export const SeriesEvents = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "series" */ './SeriesEvents')).SeriesEvents,
);
