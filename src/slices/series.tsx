import { hydrateOnInteraction } from '../components/hydrateOnInteraction';

export const SeriesEvents = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "series" */ './SeriesEvents')).SeriesEvents,
);
