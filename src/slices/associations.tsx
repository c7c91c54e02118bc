import { graphql } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import type { AssociationCard } from '../content/types/associationCard';
import { toText } from '../content/values/cmsValues';
import { slice } from './slice';
import type { Homepage, Place } from './slice';

export const fragments = graphql`
  fragment AssociationsSlice on PRISMIC_HomepageSectionsAssociations {
    primary {
      heading
    }
  }
`;

type AssociationsContent = { heading?: string; associations: AssociationCard[] };

const AssociationGrid = hydrateOnInteraction(
  async () =>
    (await import(/* webpackChunkName: "home-parts" */ '../components/AssociationGrid'))
      .AssociationGrid,
);

export const associations = slice(toAssociations, AssociationsView);

function toAssociations(
  { primary }: Queries.AssociationsSliceFragment,
  page: Homepage,
): AssociationsContent | undefined {
  if (page.associations.length === 0) return undefined;
  return { heading: toText(primary?.heading), associations: page.associations };
}

function AssociationsView({ heading, associations, lang }: AssociationsContent & Place) {
  return (
    <Section>
      <SectionHeader
        heading={heading ?? <FormattedMessage id="home.associations" />}
        href={listPath('association', lang)}
        linkText={<FormattedMessage id="associations.all" />}
      />
      <AssociationGrid associations={associations} lang={lang} />
    </Section>
  );
}
