import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { HeadedSection } from '../components/SectionHeader';
import { toText } from '../content/values/cmsValues';
import type { Slice } from './slice';

export const fragments = graphql`
  fragment AssociationsSlice on PRISMIC_HomepageSectionsAssociations {
    primary {
      heading
    }
  }
`;

const AssociationGrid = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/homeParts')).AssociationGrid,
);

export const associations: Slice<Queries.AssociationsSliceFragment> = ({ primary }, page) => {
  if (page.associations.length === 0) return undefined;
  return {
    render: ({ lang }) => (
      <HeadedSection
        heading={toText(primary?.heading) ?? <FormattedMessage id="associations.title" />}
        href={listPath('association', lang)}
        linkText={<FormattedMessage id="associations.all" />}
      >
        <AssociationGrid associations={page.associations} lang={lang} />
      </HeadedSection>
    ),
  };
};
