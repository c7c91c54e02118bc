import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { AlphabeticalList } from '../components/AlphabeticalList';
import { headOfList, ListPage } from '../components/ListPage';
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
  pageContext,
}: PageProps<Queries.PersonsPageQuery, ListContext>) {
  const people = toList(data.prismic.allPersons, toPersonCard)
    .sort((a, b) => compareTitles(a.title, b.title, pageContext.lang))
    .map(({ occupation, association, ...person }) => ({
      ...person,
      texts: [occupation, association?.title].filter(isPresent),
    }));
  return (
    <ListPage kind="person" context={pageContext} isEmpty={people.length === 0}>
      <Section>
        <AlphabeticalList entries={people} />
      </Section>
    </ListPage>
  );
}

export function Head(head: HeadProps<Queries.PersonsPageQuery, ListContext>) {
  return <PageHead page={head} {...headOfList('person', head.pageContext)} />;
}
