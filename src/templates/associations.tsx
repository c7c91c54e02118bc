import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Section } from '../components/Section';
import { toAssociationCard } from '../content/types/associationCard';
import { toList } from '../content/values/documentList';
import { compareTitles } from '../i18n/sortOrder';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';
import { listPath } from '../addresses';

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
  pageContext: { lang, page, pages },
}: PageProps<Queries.AssociationsPageQuery, ListContext>) {
  const associations = toList(data.prismic.allAssociations, toAssociationCard).sort((a, b) =>
    compareTitles(a.title, b.title, lang),
  );
  return (
    <>
      <PageTitle>
        <FormattedMessage id="associations.title" />
      </PageTitle>
      {associations.length > 0 ? (
        <Section>
          <AlphabeticalList entries={associations} />
        </Section>
      ) : (
        <EmptyList />
      )}
      <Pagination
        page={page}
        pages={pages}
        pathOf={(number) => listPath('association', lang, number)}
      />
    </>
  );
}

export function Head(head: HeadProps<Queries.AssociationsPageQuery, ListContext>) {
  const { lang } = head.pageContext;
  return (
    <PageHead
      page={head}
      titleId="associations.title"
      pathOf={(number) => listPath('association', lang, number)}
    />
  );
}
