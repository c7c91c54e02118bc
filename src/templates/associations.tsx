import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { headOfList, ListPage } from '../components/ListPage';
import { Section } from '../components/Section';
import { toAssociationCard } from '../content/types/associationCard';
import { toList } from '../content/values/documentList';
import { compareTitles } from '../i18n/sortOrder';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';

export const query = graphql`
  query AssociationsPage(
    $lang: String!
    $sortBy: PRISMIC_SortAssociationy
    $first: Int
    $after: String
    $ids: [String!]
  ) {
    prismic {
      allAssociations(lang: $lang, sortBy: $sortBy, id_in: $ids, first: $first, after: $after) {
        edges {
          node {
            ...AssociationCard
          }
        }
      }
    }
  }
`;

export default function AssociationsTemplate({
  data,
  pageContext,
}: PageProps<Queries.AssociationsPageQuery, ListContext>) {
  const associations = toList(data.prismic.allAssociations, toAssociationCard).sort((a, b) =>
    compareTitles(a.title, b.title, pageContext.lang),
  );
  return (
    <ListPage kind="association" context={pageContext} isEmpty={associations.length === 0}>
      <Section>
        <AlphabeticalList entries={associations} />
      </Section>
    </ListPage>
  );
}

export function Head(head: HeadProps<Queries.AssociationsPageQuery, ListContext>) {
  return <PageHead page={head} {...headOfList('association', head.pageContext)} />;
}
