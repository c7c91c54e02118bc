import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Section } from '../components/Section';
import { toAssociationCard } from '../content/associationCard';
import { toList, withoutRepeats } from '../content/documentList';
import { compareTitles } from '../i18n/sortOrder';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';
import { listPath } from '../addresses';

// In two halves, because older repositories return at most 20 documents per request.
export const query = graphql`
  query AssociationsPage(
    $lang: String!
    $sortBy: PRISMIC_SortAssociationy
    $half: Int
    $rest: Int
    $after: String
    $afterHalf: String
    $ids: [String!]
    $idsHalf: [String!]
  ) {
    prismic {
      first: allAssociations(
        lang: $lang
        sortBy: $sortBy
        id_in: $ids
        first: $half
        after: $after
      ) {
        edges {
          node {
            ...AssociationCard
          }
        }
      }
      second: allAssociations(
        lang: $lang
        sortBy: $sortBy
        id_in: $idsHalf
        first: $rest
        after: $afterHalf
      ) {
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
  const listed = toList([data.prismic.first, data.prismic.second], toAssociationCard);
  const associations = withoutRepeats(listed).sort((a, b) => compareTitles(a.title, b.title, lang));
  return (
    <>
      <PageTitle>
        <FormattedMessage id="associations.title" />
      </PageTitle>
      {associations.length > 0 ? (
        <Section>
          <AlphabeticalList associations={associations} />
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
