import { graphql } from 'gatsby';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';

// documentPages.ts sets `inSeries` in the build and `programme` in previews.
export const fragments = graphql`
  fragment Series on PRISMIC_Query {
    series: allArticles(
      lang: $lang
      id_in: $inSeries
      where: $programme
      sortBy: start_date_ASC
      first: 100
    ) @include(if: $hasSeries) {
      ...ArticleList
    }
  }
`;

/** The HTML contains the list. Its code loads later, because the initial load has a budget. */
export const SeriesEvents = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "series" */ './SeriesEvents')).SeriesEvents,
);
