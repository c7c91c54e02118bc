import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { IssueCovers } from '../components/IssueCovers';
import { headOfList, ListPage } from '../components/ListPage';
import { toIssueCard } from '../content/types/issueCard';
import { toList } from '../content/values/documentList';
import { PageHead } from '../head/PageHead';
import type { ListContext } from '../pageContext';

export const query = graphql`
  query IssuesPage($lang: String!, $sortBy: PRISMIC_SortIssuey, $first: Int, $after: String) {
    prismic {
      allIssues(lang: $lang, sortBy: $sortBy, first: $first, after: $after) {
        edges {
          node {
            ...IssueCard
          }
        }
      }
    }
  }
`;

export default function IssuesTemplate({
  data,
  pageContext,
}: PageProps<Queries.IssuesPageQuery, ListContext>) {
  const issues = toList(data.prismic.allIssues, toIssueCard);
  return (
    <ListPage kind="issue" context={pageContext} isEmpty={issues.length === 0}>
      <IssueCovers issues={issues} />
    </ListPage>
  );
}

export function Head(head: HeadProps<Queries.IssuesPageQuery, ListContext>) {
  return <PageHead page={head} {...headOfList('issue', head.pageContext)} />;
}
