import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { FormattedMessage } from 'react-intl';
import { listPath } from '../addresses';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { EmptyList } from '../components/EmptyList';
import { PageTitle } from '../components/PageTitle';
import { Pagination } from '../components/Pagination';
import { Section } from '../components/Section';
import { toPersonCard } from '../content/types/personCard';
import { isPresent } from '../content/values/cmsValues';
import { toList } from '../content/values/documentList';
import { PageHead } from '../head/PageHead';
import { compareTitles } from '../i18n/sortOrder';
import type { ListContext } from '../pageContext';

export const query = graphql`
  query PersonsPage(
    $lang: String!
    $sortBy: PRISMIC_SortPersony
    $first: Int
    $after: String
    $ids: [String!]
  ) {
    prismic {
      allPersons(lang: $lang, sortBy: $sortBy, id_in: $ids, first: $first, after: $after) {
        edges {
          node {
            ...PersonCard
          }
        }
      }
    }
  }
`;

export default function PersonsTemplate({
  data,
  pageContext: { lang, page, pages },
}: PageProps<Queries.PersonsPageQuery, ListContext>) {
  const people = toList(data.prismic.allPersons, toPersonCard)
    .sort((a, b) => compareTitles(a.title, b.title, lang))
    .map(({ occupation, association, ...person }) => ({
      ...person,
      texts: [occupation, association?.title].filter(isPresent),
    }));
  return (
    <>
      <PageTitle>
        <FormattedMessage id="people.title" />
      </PageTitle>
      {people.length > 0 ? (
        <Section>
          <AlphabeticalList entries={people} />
        </Section>
      ) : (
        <EmptyList />
      )}
      <Pagination page={page} pages={pages} pathOf={(number) => listPath('person', lang, number)} />
    </>
  );
}

export function Head(head: HeadProps<Queries.PersonsPageQuery, ListContext>) {
  const { lang } = head.pageContext;
  return (
    <PageHead
      page={head}
      titleId="people.title"
      pathOf={(number) => listPath('person', lang, number)}
    />
  );
}
